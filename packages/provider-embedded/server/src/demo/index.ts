export { demoAccounts, demoAuthors } from './demo-accounts.ts';
export { seedDemo, type SeedDeps } from './seed-demo.ts';
