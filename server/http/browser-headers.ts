/** Headers of every answer, whatever it is; an answer may set one of them itself to something else. */
const browserHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), otp-credentials=(self)',
  'x-frame-options': 'DENY',
};

/** Two years of https and nothing else, for this host and those below it. Sent behind https with every answer. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** {@link browserHeaders}, and behind https the order to stay there. */
export const headersOfEveryAnswer = ({ secure }: { readonly secure: boolean }): Readonly<Record<string, string>> => ({
  ...browserHeaders,
  ...(secure && strictTransport),
});
