export { demoAccounts } from './demo-accounts.ts';
export { seedDemo, type SeedDeps } from './seed-demo.ts';
