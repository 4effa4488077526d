/** The style sheets of every page, in order. */
import '@lineup/look/tokens.css';
import '@lineup/look/fonts.css';
import './base.css';
import './toasts/toasts.css';
