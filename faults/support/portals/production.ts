/** The settings of a production server at `port`, with a gateway and a mail server that do not exist unless given. */
export function productionEnv(
  port: number,
  { sms = 'http://127.0.0.1:9/messages', smtp = 'smtp://127.0.0.1:9' } = {},
): Readonly<Record<string, string>> {
  return {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMS_GATEWAY_URL: sms,
    SMS_GATEWAY_ACCOUNT: 'festival-account',
    SMS_GATEWAY_TOKEN: gatewayToken,
    SMS_GATEWAY_FROM: '+12125550199',
    SMTP_URL: smtp,
    MAIL_FROM: 'portal@festival.example',
  };
}

/** A secret that must not be in any log. */
export const gatewayToken = 'gateway-token-that-no-log-may-hold';
