/* oxlint-disable no-underscore-dangle -- firebase-tools names the inner fields of its emulators so */
// Google's Storage emulator, with security rules evaluated by the Firestore emulator's jar instead of a separate one.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('StorageRulesRuntime.java', import.meta.url));
/** A short-lived process: little memory, and a quick start rather than peak speed. */
const javaOptions = [
  '-Xmx256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Duser.language=en',
  '-Dfile.encoding=UTF-8',
];
/** The request id under which firebase-tools waits for the runtime's first line. */
const ready = -1;

/**
 * @typedef {{ projectId: string, host: string, port: number, rules: { name: string, content: string } }} StorageArgs
 *   the rules with the path of their file, which is watched
 * @typedef {{ permitted?: boolean, issues: { all: readonly string[] } }} Decision
 * @typedef {object} StorageEmulator
 * @property {() => Promise<void>} start fails when Java cannot run the rules, and when the rules don't compile
 * @property {() => Promise<void>} stop
 * @property {{ getRuleset: () => { verify: (request: object) => Promise<Decision> } | undefined }} rulesManager
 */

/**
 * The class of firebase-tools' Storage emulator, with rules evaluated by the Firestore emulator's jar.
 *
 * @param {object} options
 * @param {string} options.jar of the Firestore emulator
 * @param {(id: string) => any} options.requireFromFirebaseTools a `require` that finds the package `firebase-tools`
 * @param {string} [options.java] the command of a Java development kit, 17 or newer: a mere runtime has no compiler for
 * the program next to this file
 * @param {(text: string) => void} [options.report] learns of rules that stop compiling while the emulator runs
 * @returns {new (args: StorageArgs) => StorageEmulator}
 */
export function storageEmulatorWithJar({ jar, requireFromFirebaseTools, java = 'java', report = warn }) {
  const { StorageEmulator } = requireFromFirebaseTools('firebase-tools/lib/emulator/storage/index.js');
  const Runtime = rulesRuntimeWithJar({ jar, requireFromFirebaseTools, java, report });

  return class extends StorageEmulator {
    constructor(args) {
      super(args);
      this._rulesRuntime = new Runtime();
      this._rulesManager = this.createRulesManager(args.rules);
    }

    async start() {
      try {
        await super.start();
      } catch (error) {
        await this.stop();
        throw error;
      }
    }

    /** A separate folder: in the shared one, an emulator that stops deletes the files of all others. */
    getPersistenceTmpDir() {
      this.blobsFolder ??= mkdtempSync(join(tmpdir(), 'firebase-storage-'));
      return this.blobsFolder;
    }
  };
}

/**
 * Registers a Firestore emulator that firebase-tools did not start, so that Storage rules can read its documents.
 *
 * @param {{ requireFromFirebaseTools: (id: string) => any, host: string, port: number }} options
 */
export function registerFirestore({ requireFromFirebaseTools, host, port }) {
  const { EmulatorRegistry } = requireFromFirebaseTools('firebase-tools/lib/emulator/registry.js');
  EmulatorRegistry.set('firestore', {
    getName: () => 'firestore',
    getInfo: () => ({ name: 'firestore', host, port }),
    start: async () => {},
    connect: async () => {},
    stop: async () => {},
  });
}

function rulesRuntimeWithJar({ jar, requireFromFirebaseTools, java, report }) {
  const { StorageRulesRuntime } = requireFromFirebaseTools(
    'firebase-tools/lib/emulator/storage/rules/runtime.js',
  );

  return class extends StorageRulesRuntime {
    /** Replaces a start that downloads a jar and never resolves if Java exits before it responds. */
    async start() {
      if (this._alive) return;
      const child = spawn(java, [...javaOptions, '-cp', jar, program, 'serve'], { stdio: 'pipe' });
      this._childprocess = child;
      this._alive = true;
      child.stdout.setEncoding('utf8');
      child.stdout.on('data', (text) => this.handleRuntimeStdout(text));
      await new Promise((resolve, reject) => {
        this._requests[ready] = { request: { action: '', id: ready }, handler: resolve };
        this.watchEnd(child, reject);
      });
      delete this._requests[ready];
    }

    /** Fails the pending requests when Java exits, which denies access. */
    watchEnd(child, fail) {
      const complaints = [];
      child.stderr.setEncoding('utf8');
      child.stderr.on('data', (text) => complaints.push(text));
      const end = (reason) => {
        this._alive = false;
        this._childprocess = undefined;
        fail(new Error(`Cannot evaluate Storage rules. ${reason}`));
        for (const { handler } of Object.values(this._requests)) handler({ errors: [reason], warnings: [] });
      };
      child.on('error', () =>
        end(`The command ${java} did not start; it must be that of a Java development kit.`),
      );
      child.on('close', () => end(explainEnd(complaints.join(''))));
      // Writing to an exiting Java process fails here; its exit fails the request.
      child.stdin.on('error', () => {});
    }

    /**
     * At the start, rules that do not compile are an error. Later they are reported, and the previous rules stay
     * active.
     */
    async loadRuleset(source) {
      const loaded = await super.loadRuleset(source);
      if (loaded.ruleset !== undefined) {
        this.hasRules = true;
        return loaded;
      }
      const faults = `The Storage rules don't compile. ${loaded.issues.errors.map(issueText).join(' ')}`;
      if (!this.hasRules) throw new Error(faults);
      report(faults);
      return loaded;
    }
  };
}

function explainEnd(complaints) {
  if (/jdk\.compiler|could not find or load main class/iu.test(complaints)) {
    return 'This Java has no compiler; install a Java development kit (JDK) 17 or newer.';
  }
  return `Java ended: ${complaints.trim().split('\n')[0] || 'it gave no reason.'}`;
}

function issueText(issue) {
  if (!issue.startsWith('{')) return issue;
  const { description_: description, sourcePosition_: at } = JSON.parse(issue);
  return `${at.fileName_}:${at.line_}:${at.column_}: ${description}`;
}

function warn(text) {
  process.stderr.write(`${text}\n`);
}
