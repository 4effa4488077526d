/** The style sheets that Mantine's components need, for the pages behind the sign-in. */
import './mantine-variables.css';
import './mantine.css';
import './controls.css';
