export { createCookieJar } from '../../packages/provider-embedded/contract/cookie-jar.ts';
