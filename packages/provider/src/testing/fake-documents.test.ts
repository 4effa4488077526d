import { describe } from 'vitest';
import { describeOneWriteEach } from '../contract/documents-one-write.ts';
import { createFakeDocuments } from './fake-documents.ts';

describe('documents of a fake', () => {
  const documents = createFakeDocuments(() => 0);
  describeOneWriteEach(() => documents);
});
