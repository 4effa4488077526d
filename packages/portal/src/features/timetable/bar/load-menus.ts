/** What the menus of the schedule's line show stands in a file of its own. */
export const loadMenus = () => import('./menus.ts');
