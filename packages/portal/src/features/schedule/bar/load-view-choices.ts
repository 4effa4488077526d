/** What the view's menu shows stands in a file of its own. */
export const loadViewChoices = () => import('./view-choices.tsx');
