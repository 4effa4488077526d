import { testFaults } from '../../runner/test-faults.ts';
import { invitationMail } from './invitation-mail.ts';
import { mailServer } from './mail.ts';
import { slowSmsGateway, smsGateway } from './sms.ts';

/** Failures of the services that send text messages and mails. */
testFaults([smsGateway, slowSmsGateway, mailServer, invitationMail]);
