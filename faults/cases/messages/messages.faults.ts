import { testFaults } from '../../runner/test-faults.ts';
import { invitationMail } from './invitation-mail.ts';
import { mailServer } from './mail.ts';
import { slowSmsGateway, smsGateway } from './sms.ts';

/** What carries text messages and mails, failing. */
testFaults([smsGateway, slowSmsGateway, mailServer, invitationMail]);
