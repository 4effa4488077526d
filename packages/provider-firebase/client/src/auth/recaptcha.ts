import { ProviderError } from '@lineup/provider';
import { RecaptchaVerifier, type Auth } from 'firebase/auth';
import { isAuthError } from './errors/auth-failure.ts';
import type { MessageCheck } from './dependencies.ts';

/** A challenge that the user closes is not reported; it counts as failed after this time. */
const responseTimeoutMs = 120_000;

/** An invisible reCAPTCHA in a new element at the end of the page, to be cleared after one message. */
export function invisibleCheck(auth: Auth): MessageCheck {
  const place = document.createElement('div');
  document.body.append(place);
  const verifier = new InvisibleVerifier(auth, place, { size: 'invisible' });
  return {
    verifier,
    clear: () => {
      verifier.clear();
      place.remove();
    },
  };
}

class InvisibleVerifier extends RecaptchaVerifier {
  /**
   * If the browser is online but Google's script does not load or lacks its functions, something in the browser blocks
   * it.
   */
  override async render(): Promise<number> {
    try {
      return await super.render();
    } catch (error) {
      if (!isAuthError(error, 'auth/internal-error')) throw error;
      const code = navigator.onLine ? 'browser-interference' : 'unavailable';
      throw new ProviderError(code, 'The check could not be loaded', { cause: error });
    }
  }

  override async verify(): Promise<string> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ProviderError('captcha-failed', 'No answer')), responseTimeoutMs);
    });
    try {
      return await Promise.race([super.verify(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
