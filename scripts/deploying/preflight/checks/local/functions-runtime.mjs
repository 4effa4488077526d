import { failed, passed } from '../../findings.mjs';

/** The version that is deployed and tested. Google ends a runtime about two years after Node.js ends the version. */
const version = '22';

/** @type {import('../../findings.mjs').Check} */
export const functionsRuntime = {
  code: 'functions-runtime',
  isLocal: true,
  run: ({ local }) => {
    const runtimes = local.firebaseJson.functions.map(({ runtime }) => runtime);
    const isRight =
      runtimes.every((runtime) => runtime === `nodejs${version}`) && local.functionsNode === version;
    if (isRight) return passed(`Node.js ${version}`);
    return failed(
      `The functions would run on ${runtimes.join(', ')} with a package for Node.js ${local.functionsNode}.`,
      `Set "runtime": "nodejs${version}" in firebase.json and "node": "${version}" in scripts/building/functions-package.mjs`,
    );
  },
};
