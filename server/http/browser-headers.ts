/** Headers of every answer; an answer may override them. */
const browserHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), otp-credentials=(self)',
  'x-frame-options': 'DENY',
};

/** HTTPS only for two years, for this host and its subdomains. Sent with every answer behind https. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** {@link browserHeaders}, plus HSTS behind https. */
export const headersOfEveryAnswer = ({ secure }: { readonly secure: boolean }): Readonly<Record<string, string>> => ({
  ...browserHeaders,
  ...(secure && strictTransport),
});
