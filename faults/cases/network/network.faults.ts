import { testFaults } from '../../runner/test-faults.ts';
import { brokenUpload } from './broken-upload.ts';
import { cutFeed } from './cut-feed.ts';
import { lostResponse } from './lost-answer.ts';
import { slowLine } from './slow-line.ts';

/** Faults of the connection between browser and portal. */
testFaults([lostResponse, brokenUpload, cutFeed, slowLine]);
