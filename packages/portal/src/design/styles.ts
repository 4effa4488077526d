/** The style sheets of every page, in order. Mantine's come with the pages that use it (mantine-styles.ts). */
import './tokens.css';
import './fonts.css';
import './base.css';
import 'sonner/dist/styles.css';
import './toasts.css';
