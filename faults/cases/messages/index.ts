import type { FaultCase } from '../../runner/fault-case.ts';
import { mailServer } from './mail.ts';
import { slowSmsGateway, smsGateway } from './sms.ts';

/** What carries text messages and mails, failing. */
export const messageCases: readonly FaultCase[] = [smsGateway, slowSmsGateway, mailServer];
