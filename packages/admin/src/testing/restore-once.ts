/** Restores the archive into the data folder, both named on the command line, and says when it begins. */
import { embeddedKeeper } from '@lineup/provider-embedded/administration';
import { restore } from '../restore.ts';

const [archive = '', dataDir = ''] = process.argv.slice(2);
process.stdout.write('begins\n');
await restore(embeddedKeeper(dataDir), archive, { force: true });
