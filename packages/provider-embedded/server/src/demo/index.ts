export { seedDemo, type SeedDeps } from './seed-demo.ts';
