/** The style sheets of every page, in order. */
import './tokens.css';
import './fonts.css';
import './base.css';
import './toasts/toasts.css';
