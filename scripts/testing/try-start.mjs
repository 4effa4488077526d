// Starts the built portal as `npm start` does and ends it when it answers.
import { startDemoServer } from './demo-server.mjs';

const { stop } = await startDemoServer();
await stop();
console.log(`The portal starts on Node.js ${process.versions.node}.`);
