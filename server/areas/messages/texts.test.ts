import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { tenantSettingsSchema } from '#tenants/format/settings.ts';
import { createMessageTexts } from './texts.ts';

const settings = tenantSettingsSchema.parse({
  displayName: 'Kasse <Muster> & Söhne',
  configurations: { brand: { primary: '#fff0a0' }, contact: { phoneNumber: '+41 44 000 00 10' } },
});
const texts = createMessageTexts({ publicUrl: 'https://portal.example.ch:8443' });
const link = 'https://portal.example.ch/kasse/de-CH/login/link/abc/def';

describe.each(locales)('what goes out in %s', (locale) => {
  it('writes a login mail whose text and HTML both have the link and its validity', () => {
    const mail = texts.loginLink({ settings, locale, link, minutes: 10 });
    expect(mail).toMatchObject({ links: [link], code: null });
    for (const version of [mail.text, mail.html ?? '']) {
      expect(version).toContain(link);
      expect(version).toMatch(/\b10\b/);
      expect(version).not.toMatch(/\{\{|undefined/);
    }
    expect(mail.subject).toContain('Kasse <Muster> & Söhne');
    expect(mail.html).toContain('Kasse &lt;Muster&gt; &amp; Söhne');
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  it('loads nothing from anywhere when a mail is opened', () => {
    const { html = '' } = texts.registrationLink({ settings, locale, link, minutes: 10 });
    expect(html).not.toMatch(/<img|src=|url\(|<script|@import/);
  });

  it('writes an SMS that starts with the code and ends with the line for autofill', () => {
    const sms = texts.loginCode({ settings, locale, code: '012345', minutes: 5, host: 'portal.example.org' });
    expect(sms.text.startsWith('012345 ')).toBe(true);
    expect(sms.text.endsWith('\n\n@portal.example.org #012345')).toBe(true);
    expect(sms.code).toBe('012345');
  });

  it('binds a code to the provider’s own host if the browser named none', () => {
    for (const compose of [texts.loginCode, texts.registrationCode, texts.numberConfirmation]) {
      const sms = compose({ settings, locale, code: '012345', minutes: 5, host: null });
      expect(sms.text.endsWith('\n\n@portal.example.ch #012345')).toBe(true);
    }
  });

  it('tells a person whose access has ended the fund’s telephone number', () => {
    for (const reason of ['locked', 'left'] as const) {
      expect(texts.accessEnded({ settings, locale, reason }).text).toContain('+41 44 000 00 10');
    }
  });

  it('keeps the confirmation code out of the subject, which stays in the database after delivery', () => {
    const mail = texts.emailConfirmation({ settings, locale, code: '998877', minutes: 60 });
    expect(mail.subject).not.toContain('998877');
    expect(mail.text).toContain('998877');
  });
});
