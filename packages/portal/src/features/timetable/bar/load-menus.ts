/** The contents of the toolbar's menus are loaded as a separate chunk. */
export const loadMenus = () => import('./menus.ts');
