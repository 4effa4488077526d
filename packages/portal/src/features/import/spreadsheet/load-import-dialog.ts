/** The import of a spreadsheet stands in a file of its own. */
export const loadImportDialog = () => import('./import-dialog.tsx');
