export interface SmsGateway {
  /** May contain secrets in its query, so it is never logged. It contains no credentials. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** The sender's number or name. */
  readonly from: string;
}

const timeoutMs = 10_000;

/** Sends through an HTTP gateway that takes the form fields To, From and Body, as Twilio's Messages resource does. */
export function gatewaySmsSender(gateway: SmsGateway, send: typeof fetch = fetch): SmsSender {
  const credentials = Buffer.from(`${gateway.account}:${gateway.token}`).toString('base64');
  return {
    send: async (to, text) => {
      const response = await send(gateway.url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: gateway.from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        // The system's message may repeat the address, so only its code is reported.
        throw new Error(`The SMS gateway cannot be reached (${codeOf(error)})`);
      });
      await response.body?.cancel();
      // The gateway's message may repeat the number and the code, so only the status is reported.
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
    },
  };
}

/** The code of the first error in the cause chain that has one, else the error's name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}

/** Submits a text message for delivery. Throws if that fails. */
export interface SmsSender {
  /** `to` is E.164. */
  send(to: string, text: string): Promise<void>;
}
