export { embeddedKeeper } from './keeper.ts';
