export { createApp, type AppDeps } from './app.ts';
export { createRooms, type Rooms, type RoomsDeps } from './rooms.ts';
export { openDatabase, type Db } from './database/open.ts';
export { openFileFolder } from './files/tidy.ts';
export { randomId } from './documents/ids.ts';
export { argonPasswords, type Passwords } from './auth/passwords.ts';
export { demoLimits, productionLimits, type SignInLimits } from './auth/limits.ts';
export {
  AdministrationError,
  addAccount,
  createAdministration,
  type AccountLine,
  type Administration,
  type NewAccount,
} from './auth/administration.ts';
export { createOutbox, type Outbox, type OutboxMessage } from './outbox/outbox.ts';
export { closeServer, listen } from './start/listen.ts';
export { openAdministration } from './start/open-administration.ts';
export { main, type MainOptions } from './main.ts';
