import '@lineup/look/tokens.css';
import '@lineup/look/fonts.css';
import './page.css';
import './stage-colors.css';
import './list-heights.css';
