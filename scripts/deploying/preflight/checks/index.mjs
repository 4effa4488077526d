import { buildAccount } from './accounts/build-account.mjs';
import { eventAccounts } from './accounts/event-accounts.mjs';
import { functionsAccountRoles } from './accounts/functions-account.mjs';
import { storageRulesAccount } from './accounts/storage-rules-account.mjs';
import { functionsRuntime } from './local/functions-runtime.mjs';
import { hostingHeaders } from './local/hosting-headers.mjs';
import { recaptchaPolicy } from './local/recaptcha-policy.mjs';
import { uploadMemory } from './local/upload-memory.mjs';
import { alerts } from './project/alerts.mjs';
import { billingPlan } from './project/billing-plan.mjs';
import { budget } from './project/budget.mjs';
import { firestoreDatabase } from './project/firestore-database.mjs';
import { machineQuota } from './project/machine-quota.mjs';
import { regions } from './project/regions.mjs';
import { requiredApisEnabled } from './project/required-apis.mjs';
import { scheduledBackups } from './project/scheduled-backups.mjs';
import { webApp } from './project/web-app.mjs';
import { appCheck } from './sign-in/app-check.mjs';
import { authorisedDomains } from './sign-in/authorised-domains.mjs';
import { identityPlatform } from './sign-in/identity-platform.mjs';
import { messageRegions } from './sign-in/message-regions.mjs';
import { secondFactor } from './sign-in/second-factor.mjs';

/**
 * All checks, in the order in which a new project is set up.
 *
 * @type {readonly import('../findings.mjs').Check[]}
 */
export const checks = [
  hostingHeaders,
  recaptchaPolicy,
  functionsRuntime,
  uploadMemory,
  billingPlan,
  requiredApisEnabled,
  identityPlatform,
  secondFactor,
  messageRegions,
  authorisedDomains,
  firestoreDatabase,
  regions,
  storageRulesAccount,
  webApp,
  appCheck,
  buildAccount,
  functionsAccountRoles,
  eventAccounts,
  machineQuota,
  scheduledBackups,
  alerts,
  budget,
];
