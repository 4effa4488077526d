/**
 * The result of a check. `problem` is one sentence; `fixes` are commands, console pages or short instructions.
 * `skipped` means that another check has to pass first, `unknown` that Google did not say.
 *
 * @typedef {{ state: 'passed' | 'skipped', note: string }
 *   | { state: 'warning' | 'failed' | 'unknown', problem: string, fixes: readonly string[] }} Finding
 */

/**
 * The input of the checks. `ask` is null when not signed in.
 *
 * @typedef {object} Surroundings
 * @property {string} project
 * @property {string} region where the functions run
 * @property {string | null} appCheckSiteKey
 * @property {string} publicUrl the operator's PUBLIC_URL, or empty
 * @property {import('../google.mjs').Ask} ask
 * @property {Local} local
 */

/**
 * What this checkout would deploy.
 *
 * @typedef {object} Local
 * @property {FirebaseJson} firebaseJson
 * @property {string} functionsNode the version of Node.js that the functions' package asks for
 * @property {readonly FunctionSettings[]} functions
 * @property {{ program: number, upload: number }} uploadMemory in MiB
 */

/**
 * The parts of firebase.json that the checks read.
 *
 * @typedef {{ functions: { runtime: string }[],
 *   hosting: { headers: { source: string, headers: { key: string, value: string }[] }[] } }} FirebaseJson
 */

/**
 * The machine that is requested for a function; undefined or null means the platform's default.
 *
 * @typedef {{ name: string, cpu?: number | 'gcf_gen1' | null, memoryMb?: number | null, maxInstances?: number | null,
 *   concurrency?: number | null }} FunctionSettings
 */

/**
 * A check. Its code is stable, for searches and scripts. `isLocal` checks make no requests to Google.
 *
 * @typedef {{ code: string, isLocal?: true, run: (surroundings: Surroundings) => Finding | Promise<Finding> }} Check
 */

/**
 * @param {string} note
 * @returns {Finding}
 */
export const passed = (note) => ({ state: 'passed', note });

/**
 * @param {string} code the check that has to pass first
 * @returns {Finding}
 */
export const skipped = (code) => ({ state: 'skipped', note: `see ${code}` });

/**
 * Something that the portal works without, or that the deployment creates.
 *
 * @param {string} problem
 * @param {readonly string[]} fixes
 * @returns {Finding}
 */
export const warning = (problem, ...fixes) => ({ state: 'warning', problem, fixes });

/**
 * Something that would break the deployment or the portal.
 *
 * @param {string} problem
 * @param {readonly string[]} fixes
 * @returns {Finding}
 */
export const failed = (problem, ...fixes) => ({ state: 'failed', problem, fixes });

/**
 * @param {string} problem
 * @param {readonly string[]} fixes
 * @returns {Finding}
 */
export const unknown = (problem, ...fixes) => ({ state: 'unknown', problem, fixes });
