// Creates the archive that operators install with npm: dist/festival-lineup-portal-VERSION.tgz.
import { statSync } from 'node:fs';
import { makePackage } from './packaging/make-package.mjs';

const archive = await makePackage();
console.log(`${archive} (${(statSync(archive).size / 1e6).toFixed(1)} MB)`);
