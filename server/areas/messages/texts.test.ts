import { describe, expect, it } from 'vitest';
import { contrastRatio, type Hex } from '#kernel/colour.ts';
import { locales } from '#kernel/locale.ts';
import { tenantSettingsSchema } from '#tenants/format/settings.ts';
import { createMessageTexts } from './texts.ts';

const settings = tenantSettingsSchema.parse({
  displayName: 'Kasse <Muster> & Söhne',
  configurations: { brand: { primary: '#fff0a0' }, contact: { phoneNumber: '+41 44 000 00 10' } },
  contactDetail: { street: 'Gasse 1', city: '9999 Muster' },
});
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** What a person reads of an HTML text, its picture's name included. */
const readable = (html: string): string =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const withLogo = { ...settings, logoImage: 'logo.svg' };
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
    // Whom to call, because nobody reads an answer to the mail.
    for (const version of [mail.text, mail.html ?? '']) {
      expect(version).toContain('Gasse 1, 9999 Muster');
      expect(version).toContain('+41 44 000 00 10');
    }
    expect(mail.html).toContain('Kasse &lt;Muster&gt; &amp; Söhne');
    expect(mail.html).toContain(`<html lang="${locale}">`);
  });

  it('says at its head what it is about, as the subject does before the fund’s name', () => {
    const { html = '', subject } = texts.loginLink({ settings, locale, link, minutes: 10 });
    const [, headline = ''] = /<h1[^>]*>([^<]+)<\/h1>/u.exec(html) ?? [];
    expect(headline.trim()).not.toBe('');
    expect(subject.startsWith(headline.trim())).toBe(true);
  });

  it('loads nothing from anywhere when a mail is opened: the logo comes with it', () => {
    const { html = '' } = texts.registrationLink({ settings: withLogo, locale, link, minutes: 10 });
    expect(html).not.toMatch(/src="(?!cid:)|url\(|<script|@import|<link/);
    expect(html).toContain('src="cid:logo.png" alt="Kasse &lt;Muster&gt; &amp; Söhne"');
    expect(texts.registrationLink({ settings, locale, link, minutes: 10 }).html).not.toContain('<img');
  });

  it('writes the same into both versions of a mail: each line of the text is in the HTML, the button’s too', () => {
    const about = { settings: withLogo, locale };
    for (const { text, html = '' } of [
      texts.loginLink({ ...about, link, minutes: 10 }),
      texts.registrationLink({ ...about, link, minutes: 10 }),
      texts.emailConfirmation({ ...about, code: '998877', minutes: 60 }),
      texts.planChosen({ ...about, from: '2028-01-01', until: '2027-10-31', link }),
      texts.accessEnded({ ...about, reason: 'left' }),
    ]) {
      const read = readable(html);
      const lines = text.split('\n').map((line) => line.replace(/:$/, '').replaceAll(/\s+/g, ' ').trim());
      expect(lines.filter((line) => line !== '' && line !== '--' && !read.includes(line))).toEqual([]);
      // French spaces its colon.
      const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
      const [, goal, label] = /<a[^>]* href="([^"]*)"[^>]*inline-block[^>]*>([^<]*)</.exec(html) ?? [];
      expect(goal).toBe(text.includes(link) ? link : undefined);
      if (label !== undefined) expect(text).toContain(`${readable(label)}${colon}\n${link}`);
    }
  });

  it('writes on the button in a legible colour, whatever the fund’s', () => {
    for (const primary of ['#fff0a0', '#101418', '#7a8b00'] as const) {
      const own = { ...settings, configurations: { ...settings.configurations, brand: { primary } } };
      const { html = '' } = texts.loginLink({ settings: own, locale, link, minutes: 10 });
      const [, ground, ink] =
        /<td class="button" style="[^"]*background:(#\w+)[^"]*">\s*<a[^>]*;color:(#\w+)/.exec(html) ?? [];
      expect(contrastRatio(ink as Hex, ground as Hex)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('writes an SMS that starts with the code and ends with the line for autofill', () => {
    const sms = texts.loginCode({ settings, locale, code: '012345', minutes: 5, host: 'portal.example.org' });
    expect(sms.text.startsWith('012345 ')).toBe(true);
    expect(sms.text.endsWith('\n\n@portal.example.org #012345')).toBe(true);
    expect(sms.code).toBe('012345');
  });

  it('cuts a long name in an SMS after a word, or within one of which too little would be left', () => {
    const about = { locale, code: '012345', minutes: 5, host: null };
    const named = (displayName: string) => texts.loginCode({ ...about, settings: { ...settings, displayName } }).text;
    expect(named('Vorsorgestiftung der Drechslerinnen, Buchbinder und Orgelbauer')).toContain(
      'Vorsorgestiftung der Drechslerinnen…',
    );
    expect(named('Pensionskasse der Gemeinden und Städte AG')).toContain('Pensionskasse der Gemeinden und Städte…');
    expect(named('Pensionskasse der Gemeinden am See Süd AG')).toContain('Pensionskasse der Gemeinden am See Süd…');
    expect(named('Elektrizitätswerkgenossenschaftspensionskasse')).toContain(
      'Elektrizitätswerkgenossenschaftspension…',
    );
    expect(named('Die Elektrizitätswerkgenossenschaftspensionskasse')).toContain(
      'Die Elektrizitätswerkgenossenschaftspen…',
    );
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
