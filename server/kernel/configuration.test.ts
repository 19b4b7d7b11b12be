import { describe, expect, it } from 'vitest';
import { readConfig } from './configuration.ts';
import { StartError } from './start-error.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'started';
};

describe('the environment', () => {
  it('an empty environment starts a demo on port 3000 of this machine', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      portalOrigins: [],
      loginDisclosure: 'contract',
      linkRequestsPerSource: 60,
      letterPause: 60,
      demo: true,
    });
  });

  it('in production, the login reveals no accounts and there are no demo pages', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example.ch/' })).toMatchObject({
      demo: false,
      loginDisclosure: 'silent',
      linkRequestsPerSource: 5,
      publicUrl: 'https://portal.example.ch',
    });
  });

  it('DEMO=1 enables the demonstration in production', () => {
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });

  it('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, mail: undefined });
  });

  it('a demonstration may send letters more often than a fund', () => {
    expect(readConfig({ LETTER_PAUSE_SECONDS: '5' }).letterPause).toBe(5);
    expect(readConfig({ LETTER_PAUSE_SECONDS: '3600' }).letterPause).toBe(3600);
  });

  it('the public address of an IPv6 host is valid', () => {
    expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
    expect(readConfig({ HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:3000');
  });

  it.each([
    ['PORT', { PORT: '99999' }],
    ['PORT', { PORT: 'http' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'portal.example.ch' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://portal.example.ch/path' }],
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['PORTAL_ORIGINS', { PORTAL_ORIGINS: 'https://a.example, *' }],
    ['LOGIN_DISCLOSURE', { LOGIN_DISCLOSURE: 'loud' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.ch' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail.example.ch', MAIL_FROM: 'portal' }],
    ['SMS_GATEWAY_TOKEN', { SMS_GATEWAY_URL: 'https://sms.example.ch' }],
    ['SMS_SENDER', { SMS_GATEWAY_URL: 'https://sms.example.ch', SMS_GATEWAY_TOKEN: 't' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['FUND_SECRETS', { FUND_SECRETS: 'bergahorn:short' }],
    ['FUND_SECRETS', { FUND_SECRETS: 'a'.repeat(40) }],
    ['FUND_SECRETS', { FUND_SECRETS: `a:${'x'.repeat(32)},a:${'y'.repeat(32)}` }],
    ['FUND_SECRETS', { FUND_SECRETS: `a:${'x'.repeat(32)},b:${'x'.repeat(32)}` }],
    ['DEMO', { DEMO: 'yes' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['HOST', { HOST: 'a b' }],
    ['SMS_GATEWAY_URL', { SMS_GATEWAY_URL: 'sms.example.ch' }],
    ['LINK_MAILS_PER_SOURCE', { LINK_MAILS_PER_SOURCE: '0' }],
    ['LETTER_PAUSE_SECONDS', { LETTER_PAUSE_SECONDS: '0' }],
    ['LETTER_PAUSE_SECONDS', { LETTER_PAUSE_SECONDS: '3601' }],
    ['LETTER_PAUSE_SECONDS', { LETTER_PAUSE_SECONDS: '1.5' }],
    [
      'LETTER_PAUSE_SECONDS',
      { LETTER_PAUSE_SECONDS: '5', NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example.ch' },
    ],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy' }],
  ])('stops the start with one sentence about %s if it is %j', (name, env) => {
    const sentence = refusal(env);
    expect(sentence).toMatch(new RegExp(`^${name} .+\\.$`));
    expect(sentence).not.toContain('\n');
  });

  it('gives each fund a secret of its own', () => {
    const [one, other] = [`${'a'.repeat(43)}=`, 'b:c/d+e='.repeat(5)];
    const { fundSecrets } = readConfig({ FUND_SECRETS: `bergahorn:${one}, fadental:${other}` });
    expect([...fundSecrets]).toEqual([
      ['bergahorn', one],
      ['fadental', other],
    ]);
    expect(readConfig({}).fundSecrets.size).toBe(0);
  });

  it('does not repeat a secret that it refuses', () => {
    expect(refusal({ FUND_SECRETS: 'bergahorn:hunter2' })).not.toContain('hunter2');
    expect(refusal({ SECRET_KEY: 'hunter2' })).not.toContain('hunter2');
    expect(refusal({ DATABASE_URL: 'mysql://u:hunter2@h/x' })).not.toContain('hunter2');
  });

  it('sends mail from the portal’s own host if no sender is set', () => {
    const { mail } = readConfig({ SMTP_URL: 'smtp://mail.example.ch', PUBLIC_URL: 'https://portal.example.ch' });
    expect(mail).toEqual({ url: 'smtp://mail.example.ch', from: 'no-reply@portal.example.ch' });
  });
});
