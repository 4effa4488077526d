import { defaultMemoryMb } from '../../function-defaults.mjs';
import { failed, passed } from '../../findings.mjs';

/** @type {import('../../findings.mjs').Check} */
export const uploadMemory = {
  code: 'upload-memory',
  isLocal: true,
  run: ({ local }) => {
    const { program, upload } = local.uploadMemory;
    const settings = local.functions.find(({ name }) => name === 'processUpload');
    const available = settings?.memoryMb ?? defaultMemoryMb;
    const calls = settings?.concurrency ?? 80;
    const needs = program + calls * upload;
    if (needs <= available) return passed(`${available} MiB for ${calls} uploads at once`);
    return failed(
      `processUpload has ${available} MiB and needs ${needs} MiB for ${calls} uploads at once.`,
      'Raise its memory in packages/provider-firebase/functions/src/index.ts, or lower callsAtOnce in settings.ts',
    );
  },
};
