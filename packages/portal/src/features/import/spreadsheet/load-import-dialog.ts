/** The spreadsheet import has its own file. */
export const loadImportDialog = () => import('./import-dialog.tsx');
