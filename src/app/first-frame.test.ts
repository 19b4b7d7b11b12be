import { describe, expect, it } from 'vitest';
import type { GlobalSettings } from '#contract/settings.ts';
import { musterFund } from '#tests/support/muster-fund.ts';
import { accessOf, routeKeys, routePath } from '#contract/route-words.ts';
import { locales } from '#kernel/locale.ts';
import { wordChunks } from '#i18n/word-chunks.ts';
import { firstFrame } from './first-frame.ts';
import { simulatorTable } from './simulator-table.ts';

const settings = musterFund({
  displayName: 'Pensionskasse "Muster" & Söhne',
  logoImage: '/tenant-assets/musterfund/logo.svg?v=1',
  backgroundImage: '/tenant-assets/musterfund/background.svg',
  configurations: { infoBanner: { 'de-CH': 'Heute <b>offen</b>' }, brand: { mode: 'light' } },
});

const frame = (pathname: string, own: Partial<GlobalSettings> = {}, apiBase = '/api/v1/') =>
  firstFrame({ pathname, settings: { ...settings, ...own }, apiBase, anonymize: false });

describe('The first frame', () => {
  it('shows the login’s logo, notice and headline in the page’s language', () => {
    const german = frame('/musterfund/de-CH/login');
    expect(german.title).toBe('Anmeldung – Pensionskasse "Muster" & Söhne');
    expect(german.html).toContain('<h1 class="ff-title">Anmelden</h1>');
    expect(german.html).toContain('src="/tenant-assets/musterfund/logo.svg?v=1"');
    expect(german.html).toContain('Heute &lt;b&gt;offen&lt;/b&gt;');
    expect(german.css).toContain('url("/tenant-assets/musterfund/background.svg")');
    const french = frame('/musterfund/fr-FR/connexion');
    expect(french).toMatchObject({ locale: 'fr-FR' });
    expect(french.html).toContain('<h1 class="ff-title">Connexion</h1>');
    expect(french.html).not.toContain('offen');
  });

  it('speaks of the registration where the address asks for one', () => {
    const asked = { settings, apiBase: '/api/v1/', anonymize: false, registers: true };
    const address = firstFrame({ ...asked, pathname: '/musterfund/de-CH/login' });
    expect(address.title).toMatch(/^Registrierung – /);
    expect(address.html).toContain('<h1 class="ff-title">Registrieren</h1>');
    const link = firstFrame({ ...asked, pathname: '/musterfund/de-CH/login/link' });
    expect(link.title).toMatch(/^Registrierung – /);
    expect(address.html + link.html).not.toContain('ff-stepper');
  });

  it('dims the fund’s picture in the dark as the login does, behind the panel and on a phone', () => {
    const { css } = frame('/musterfund/de-CH/login');
    expect(css).toContain('.ff-stage{background-image:linear-gradient(var(--pl-panel-veil),var(--pl-panel-veil)),url(');
    expect(css).toMatch(/\.ff-stage::before\{[^}]*opacity:var\(--pl-panel-band-opacity\)\}/);
    const [light = '', dark = ''] = [/data-mode=light\]\{([^}]*)/, /data-mode=dark\]\{([^}]*)/].map(
      (scheme) => scheme.exec(css)?.[1] ?? '',
    );
    expect(light).toContain('--pl-panel-band-opacity:1;');
    expect(dark).toContain('--pl-panel-band-opacity:0.4;');
    expect(dark).toMatch(/--pl-panel-veil:color-mix\(in srgb,#\w+ 84%,transparent\)/);
  });

  it('shows the dashboard’s headline without a name, in front of the fund’s picture', () => {
    const { html, css } = frame('/musterfund/de-CH/dashboard');
    expect(html).toContain('<h1 class="ff-title">Guten Tag</h1><p class="ff-lead">Ihre berufliche Vorsorge');
    expect(css).toContain(
      '.ff-band{background-image:var(--pl-hero-scrim),url("/tenant-assets/musterfund/background.svg")',
    );
    expect(frame('/musterfund/fr-FR/tableaudebord').html).toContain('<h1 class="ff-title">Bonjour</h1>');
    const { html: profile, css: ofProfile, picture } = frame('/musterfund/de-CH/profil');
    expect(profile).not.toContain('ff-band');
    expect(ofProfile).not.toContain('background.svg');
    expect(picture).toBeNull();
  });

  it('shows in grey what is about to be: the dashboard’s answer, and what the panel holds below its headline', () => {
    const dashboard = frame('/musterfund/de-CH/dashboard');
    expect(dashboard.html).toContain(
      '<div class="ff-answer"><i class="ff-figure"></i><i class="ff-bars"></i><i></i><i></i></div>',
    );
    expect(dashboard.css).toMatch(/\.ff-answer \.ff-figure\{[^}]*linear-gradient\(var\(--pl-skeleton\)/);
    expect(dashboard.css).not.toContain('.ff-panel i');
    for (const word of ['login', 'anmelden/start', 'forbidden']) {
      const { html, css } = frame(`/musterfund/de-CH/${word}`);
      expect(html).toContain('<i></i></main>');
      expect(css).toMatch(/\.ff-panel i\{[^}]*linear-gradient\(var\(--pl-skeleton\)/);
      expect(css).not.toContain('ff-answer');
    }
  });

  it('shows of every page behind the login where its figures will stand, with the words that are known', () => {
    for (const key of routeKeys.filter((key) => accessOf(key) === 'session' && key !== 'dashboard')) {
      for (const locale of locales) {
        const { html } = frame(`/musterfund/${locale}/${routePath(key, locale)}`);
        expect(html).toMatch(/<h1 class="ff-title">[^<]+<\/h1>/);
        expect(html).toContain('<div class="ff-bar"></div>');
        expect(html).toContain('class="ff-back"');
      }
    }
    const { html, css } = frame('/musterfund/fr-FR/rachat');
    expect(html).toContain('<a class="ff-back" href="/musterfund/fr-FR/tableaudebord">');
    expect(html).toContain('<h1 class="ff-title">Augmenter vos prestations de vieillesse et réduire vos impôts</h1>');
    expect(html).toContain('<div class="ff-card"><i></i></div>');
    expect(css).toMatch(/\.ff-card i\{height:498px;[^}]*linear-gradient\(var\(--pl-skeleton\)/);
    // A topic of several pages has a row of its own.
    expect(html).toContain('</header><div class="ff-topic"></div><main');
    expect(frame('/musterfund/de-CH/pensionierung').html).not.toContain('ff-topic');
  });

  it('shows below a dialog’s page that page, and what may be changed there', () => {
    const dialog = `/musterfund/de-CH/${routePath('profile-address', 'de-CH')}`;
    expect(frame(dialog).html).toContain('<h1 class="ff-title">Profil</h1>');
    const disabled = {
      disableAddressChange: true,
      disableCivilStatusChange: true,
      disableEmailChange: true,
      disableMobileNumberChange: true,
    };
    expect(frame(dialog, disabled).html).toContain('>Das ist bei Ihrer Pensionskasse über Sie erfasst.</p>');
  });

  it('shows in grey what the fund’s editors have written themselves, because only the portal knows it', () => {
    const { html } = firstFrame({
      pathname: '/musterfund/de-CH/pensionierung',
      settings,
      apiBase: '/',
      anonymize: false,
      written: ['title'],
    });
    expect(html).not.toContain('<h1');
    expect(html).toContain('<div class="ff-title">');
    expect(html).toContain('<p class="ff-lead">');
  });

  it.each(['login', 'dashboard', 'pensionierung', 'anmelden/start'])('has every text of %s in a landmark', (word) => {
    const { html } = frame(`/musterfund/de-CH/${word}`);
    expect(html).toContain('<section class="ff-banner" aria-label="Hinweis der Pensionskasse"><p>Heute');
    const outside = html.replaceAll(/<(section|header|main)\b.*?<\/\1>/gs, '');
    expect(outside.replaceAll(/<[^>]+>/g, '')).toBe('');
  });

  it('shows the language’s own logo', () => {
    const tenantConfigurations = {
      'fr-FR': { logoImage: '/logo-fr.svg', conditionsOfUse: null, insuranceCertificateImage: null },
    };
    expect(frame('/musterfund/fr-FR/login', { tenantConfigurations }).html).toContain('src="/logo-fr.svg"');
    expect(frame('/musterfund/de-CH/login', { tenantConfigurations }).html).toContain('logo.svg?v=1"');
  });

  it('names the fund’s picture for the browser to fetch first, where the page shows it', () => {
    const href = '/tenant-assets/musterfund/background.svg';
    expect(frame('/musterfund/de-CH/dashboard').picture).toEqual({ href, media: 'all' });
    expect(frame('/musterfund/de-CH/login').picture).toEqual({ href, media: 'all' });
    expect(frame('/musterfund/de-CH/login', { backgroundImage: null }).picture).toBeNull();
  });

  it('keeps a fund’s settings from becoming markup or leaving the style sheet', () => {
    const { html, css } = frame('/musterfund/de-CH/login', {
      displayName: '<script>alert(1)</script>',
      logoImage: '"><img src=x onerror=alert(1)>',
      backgroundImage: '/x") } </style><script>alert(1)</script>',
    });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(css).not.toMatch(/<\/style|<script/i);
    expect(css).not.toContain('/x")');
  });

  it('shows whoever has chosen a mode that mode’s logo', () => {
    const logoImageDark = '/tenant-assets/musterfund/logo-dark.svg';
    const css = (mode: 'light' | 'dark' | 'system') =>
      frame('/musterfund/de-CH/login', { configurations: { brand: { mode, logoImageDark } } }).css;
    const light = ':root[data-mode=light] .ff-logo img{content:url("/tenant-assets/musterfund/logo.svg?v=1")}';
    const dark = `:root[data-mode=dark] .ff-logo img{content:url("${logoImageDark}")}`;
    expect(css('light')).toContain(dark);
    expect(css('light')).not.toContain(light);
    expect(css('dark')).toContain(light);
    expect(css('system')).toContain(light + dark);
    // A single logo is the same in both.
    expect(frame('/musterfund/de-CH/login').css).not.toContain('content:url');
  });

  it('shows the steps of login and registration above the headline', () => {
    const { html, css } = frame('/musterfund/de-CH/login');
    expect(html).toContain('<ol class="ff-stepper"><li>E-Mail</li><li>Link</li><li>SMS-Code</li></ol><h1');
    expect(css).toContain('.ff-stepper li:nth-child(1)');
    const registration = frame(`/musterfund/de-CH/${routePath('register-birthday', 'de-CH')}`);
    expect(registration.html).toContain('<li><b>Persönliche Angaben</b><b class="ff-short">Angaben</b></li>');
    expect(registration.css).toContain('linear-gradient(var(--pl-primary) 0 0) 0 0/75% 3px');
    expect(frame('/musterfund/de-CH/forbidden').html).not.toContain('ff-stepper');
  });

  it('drops pictures without a valid web address', () => {
    const { html } = frame('/musterfund/de-CH/login', { logoImage: 'javascript:alert(1)' });
    expect(html).not.toContain('javascript:');
    expect(html).toContain('Pensionskasse &quot;Muster&quot; &amp; Söhne');
  });

  it('takes pictures from the provider if that has another origin', () => {
    const { html } = frame('/musterfund/de-CH/login', {}, 'https://provider.example/api/v1/');
    expect(html).toContain('src="https://provider.example/tenant-assets/musterfund/logo.svg?v=1"');
  });

  it('writes no style attribute and no script, because the security policy would block them', () => {
    for (const path of ['login', 'dashboard', 'einkauf', 'unsinn']) {
      expect(frame(`/musterfund/de-CH/${path}`).html).not.toMatch(/ style=|<script/);
    }
  });

  it('requests data early only for pages behind the login, and personal data only there', () => {
    expect(frame('/musterfund/it-IT/pannello').early).toEqual(['users/current/userinfo', 'hints', 'dashboard']);
    expect(frame('/musterfund/it-IT/profilo').early).toEqual(['users/current/userinfo', 'users/current/profile']);
    expect(frame('/musterfund/de-CH/pensionierung').early).toEqual(['users/current/userinfo', 'pages/retirement']);
    // A dialog shows the page below it, too.
    const choice = routePath('additional-savings-customize', 'de-CH');
    expect(frame(`/musterfund/de-CH/${choice}`).early).toEqual(['users/current/userinfo', 'pages/additionalsavings']);
    // Documents have no form that hides personal data, so the flag would ask for them twice.
    expect(frame('/musterfund/de-CH/dokumente').early).toEqual(['users/current/userinfo']);
    expect(frame('/musterfund/it-IT/login').early).toEqual([]);
    expect(frame('/musterfund/it-IT/login/link/session/code').early).toEqual([]);
  });

  it('asks early for nobody’s name if the address hides personal data', () => {
    const { early } = firstFrame({ pathname: '/musterfund/it-IT/pannello', settings, apiBase: '/', anonymize: true });
    expect(early).toEqual([
      'users/current/userinfo?anonymize=true',
      'hints?anonymize=true',
      'dashboard?anonymize=true',
    ]);
  });

  it('renders the first frame in the language that the portal will use', () => {
    expect(frame('/musterfund/it-IT/login', { languages: ['de-CH', 'fr-FR'] }).locale).toBe('de-CH');
    expect(frame('/musterfund/it-IT/login', { languages: ['fr-FR'] }).locale).toBe('fr-FR');
    expect(frame('/musterfund/xx/login').locale).toBe('de-CH');
    // Without multi-language support only the default language: the first in the portal's order, not the fund's.
    const single = { languages: ['fr-FR', 'de-CH'], isMultiLanguage: false } as const;
    expect(frame('/musterfund/fr-FR/login', { ...single, languages: [...single.languages] }).locale).toBe('de-CH');
  });

  it('shows the default look for an unknown fund', () => {
    const { html, title, early } = firstFrame({
      pathname: '/unbekannt/de-CH/dashboard',
      settings: null,
      apiBase: '/',
      anonymize: false,
    });
    expect(title).toBe('Übersicht');
    expect(html).toContain('ff-header');
    expect(early).toEqual([]);
  });

  it('shows a simulator’s headline and the way back, and asks early for what it computes from', () => {
    const { html, title, early, css } = firstFrame({
      pathname: '/simulators/musterfund/fr-FR/buyinsimulation',
      settings,
      apiBase: '/api/v1/',
      anonymize: true,
      back: 'https://portal.example/musterfund/fr-FR/rachat?a="b&anonymize=true',
    });
    expect(title).toBe('Simuler un rachat – Pensionskasse "Muster" & Söhne');
    expect(html).toContain(
      '<a class="ff-back" href="https://portal.example/musterfund/fr-FR/rachat?a=&quot;b&amp;anonymize=true">Retour au portail</a><h1 class="ff-title">Simuler un rachat</h1>',
    );
    expect(css).toContain('.ff-back{');
    expect(early).toEqual(['users/current/userinfo?anonymize=true', 'simulations/basis?anonymize=true']);
  });

  it('shows no way back and asks for nothing if there is no such simulator', () => {
    const { html, title, early } = frame('/simulators/musterfund/de-CH/none');
    expect(title).toBe('Seite nicht gefunden – Pensionskasse "Muster" & Söhne');
    expect(html).not.toContain('ff-back');
    expect(early).toEqual([]);
  });

  it('preloads only modules that exist', () => {
    const files = Object.keys(
      import.meta.glob([
        './open-portal.ts',
        '../stand-alone/open-simulator.ts',
        '../shell/MemberFrame.tsx',
        '../pages/*/*Page.tsx',
        '../simulators/*/*Simulator.tsx',
        '/words/*/*.json',
      ]),
    );
    const known = [
      ...files.map((file) => file.replace(/^\.\//, 'src/app/').replace('../', 'src/').replace(/^\//, '')),
      ...locales.flatMap((locale) => Object.keys(wordChunks).map((chunk) => `words-${chunk}-${locale}`)),
    ];
    const pages = ['fr-FR/login', 'de-CH/dashboard', 'de-DE/profil', 'pt-BR/termos', 'it-IT/redirect'];
    const simulators = Object.keys(simulatorTable).map((name) => `simulators/musterfund/de-DE/${name}`);
    for (const path of [
      ...pages.map((page) => `musterfund/${page}`),
      ...simulators,
      'simulators/musterfund/de-CH/none',
    ]) {
      for (const module of frame(`/${path}`).modules) expect(known).toContain(module);
    }
  });
});
