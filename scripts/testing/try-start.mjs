// Starts the built portal like `npm start` and stops it once it responds.
import { startDemoServer } from './demo-server.mjs';

const { stop } = await startDemoServer();
await stop();
console.log(`The portal starts on Node.js ${process.versions.node}.`);
