import { sessionKeys } from '#contract/session-keys.ts';
import { apiBase } from '#server/kernel/addresses.ts';
import { markup, type Markup } from '#server/kernel/html.ts';
import type { DemoTexts } from './demo-texts.ts';

/** The dialog in which the two factors of a login pass by, on the way to the portal. */
export const lookDialog = (texts: DemoTexts): Markup =>
  markup`<dialog id="look" class="look" aria-labelledby="look-title" data-title="${texts.look.title}" data-failed="${texts.look.failed}">
    <h2 id="look-title"></h2>
    <ol aria-live="polite">
      <li id="look-mail" hidden><b>${texts.look.mail}</b><span></span><span class="sent">${texts.look.link}</span></li>
      <li id="look-sms" hidden><b>${texts.look.sms}</b><span></span><output></output></li>
    </ol>
    <p id="look-problem" class="notice" role="alert" hidden></p>
    <p class="ways">
      <a class="button main" id="look-on" hidden>${texts.look.on}</a
      ><button type="button" class="button" id="look-skip">${texts.look.skip}</button
      ><a class="button" id="look-self" hidden>${texts.look.self}</a
      ><button type="button" class="button" id="look-cancel">${texts.look.cancel}</button>
    </p>
    <p class="about">${texts.look.why}</p>
  </dialog>`;

/**
 * Logs a demo member in with the portal's own calls: asks for the link, takes it and the SMS code from the outbox, shows
 * both, and opens the portal. Without this script a person's button leads to the login.
 */
export const lookProgram = `
(() => {
  const part = (name) => document.getElementById('look-' + name);
  const dialog = document.getElementById('look');
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let csrf = '';
  let current = null;
  const call = async (method, path, body) => {
    const answer = await fetch('${apiBase}' + path, {
      method,
      headers: { 'x-csrf-token': csrf, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    csrf = answer.headers.get('x-csrf-token') ?? csrf;
    if (answer.ok) return;
    const { errors } = await answer.json().catch(() => ({}));
    throw new Error(errors?.[0]?.detail ?? '');
  };
  const sent = async (to) => (await (await fetch('/dev/outbox.json?to=' + encodeURIComponent(to))).json()).messages;
  const newest = async (to, before) => (await sent(to)).find(({ id }) => !before.some((old) => old.id === id));
  const show = (name, text) => {
    const item = part(name);
    item.querySelector('span').textContent = text;
    item.hidden = false;
    return item;
  };
  // As the portal's own login does: whose session the browser has, and that no log-out is owed for it.
  const remember = (tenant) => {
    try {
      localStorage.setItem('${sessionKeys.sessionFund}', tenant);
      localStorage.removeItem('${sessionKeys.owedSignOut}');
    } catch {
      // The portal asks for the session without it, too.
    }
  };
  const look = async ({ tenant, locale, address, mobile, name }, login) => {
    const run = { skips: false, next: () => undefined };
    current = run;
    const seen = () => run.skips ? undefined : Promise.race([pause(2200), new Promise((done) => { run.next = done; })]);
    const isOver = () => current !== run;
    document.getElementById('look-title').textContent = dialog.dataset.title.replace('{{name}}', name);
    for (const hidden of ['mail', 'sms', 'on', 'self', 'problem']) part(hidden).hidden = true;
    part('skip').hidden = false;
    part('self').href = login;
    part('on').href = '/' + tenant + '/' + locale + '/dashboard';
    dialog.showModal();
    try {
      await call('GET', 'isvalidtenantcode/?tenantName=' + tenant);
      const mails = await sent(address);
      await call('POST', 'sessions/email', { emailAddress: address, urlCallback: location.origin + '/' + tenant + '/' + locale + '/login/link', tenant, language: locale });
      const mail = await newest(address, mails);
      if (isOver()) return;
      show('mail', address);
      await seen();
      if (isOver()) return;
      const [emailCode, sessionId] = new URL(mail.links[0]).pathname.split('/').reverse();
      const texts = await sent(mobile);
      await call('PATCH', 'sessions/sms/' + sessionId, { emailCode });
      const text = await newest(mobile, texts);
      if (isOver()) return;
      show('sms', mobile).querySelector('output').textContent = text.code;
      await seen();
      if (isOver()) return;
      await call('PATCH', 'sessions/login/' + sessionId, { smsCode: text.code });
      remember(tenant);
      part('skip').hidden = true;
      part('on').hidden = false;
      part('on').focus();
      await pause(run.skips ? 0 : 1200);
      if (!isOver()) location.assign(part('on').href);
    } catch (error) {
      if (isOver()) return;
      part('problem').textContent = error.message || dialog.dataset.failed;
      part('problem').hidden = false;
      part('skip').hidden = true;
      part('self').hidden = false;
    }
  };
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-tenant]') : null;
    if (button === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    look(button.dataset, button.href);
  });
  part('skip').addEventListener('click', () => {
    if (current === null) return;
    current.skips = true;
    current.next();
  });
  part('cancel').addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => { current = null; });
})();`;
