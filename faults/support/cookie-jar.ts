export { createCookieJar } from '../../packages/provider-embedded/testing/cookie-jar.ts';
