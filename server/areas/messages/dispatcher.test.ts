import { once } from 'node:events';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { enqueueMessage, listMessages } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import { databases, startDatabase, type TestDatabase } from '#tests/provider/fixture.ts';
import { DeliveryRefused } from './delivery-refused.ts';
import { createDispatcher, waitAfter, type Deliver } from './dispatcher.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpMail } from './smtp-mail.ts';

let store: Store;

const start = new Date('2026-11-21T08:00:00Z');
const queue = (
  id: string,
  channel: 'email' | 'sms' = 'email',
  recipient = 'anna@example.org',
  html = '<p>https://x/1</p>',
) =>
  store.withSystem((tx) =>
    enqueueMessage(tx, {
      id,
      channel,
      recipient,
      tenant: 'kasse',
      at: start,
      subject: 'Ihr Link',
      text: 'https://x/1',
      html,
      links: ['https://x/1'],
      code: null,
    }),
  );
const rows = () => store.withSystem((tx) => listMessages(tx, { limit: 100 }));

/** A dispatcher whose clock the test sets. */
const dispatcherWith = (ways: Parameters<typeof createDispatcher>[0]['ways'], forget = true) => {
  const time = { now: start };
  const dispatcher = createDispatcher({
    store,
    log: silentLog,
    clock: { now: () => time.now },
    ways,
    forget,
    pause: 3_600_000,
  });
  onTestFinished(() => dispatcher.close());
  const deliver = async (afterMilliseconds = 0) => {
    time.now = new Date(time.now.getTime() + afterMilliseconds);
    dispatcher.wake();
    await dispatcher.idle();
  };
  return { deliver };
};

/** A fund whose only file is a logo for mails. */
const logos = {
  readAsset: (_: string, file: string) => Promise.resolve(file === 'logo.png' ? Buffer.from('PNG') : null),
};

const showing = (file: string) => `<td><img src="cid:${file}" alt="Kasse &amp; Co" height="40" /></td>`;

const serve = async (refuse: boolean) => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Portal <portal@kasse.example>' }, logos);
  onTestFinished(() => {
    mail.close();
    server.close(() => undefined);
  });
  return { received, mail };
};

const gateway = async (status: number) => {
  const calls: { authorization: string | undefined; body: unknown }[] = [];
  const server = createServer((incoming, outgoing) => {
    let text = '';
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
    incoming.on('end', () => {
      const body: unknown = JSON.parse(text);
      calls.push({ authorization: incoming.headers.authorization, body });
      outgoing.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const sms = smsGateway({ url: `http://127.0.0.1:${port}/send`, token: 'secret', sender: 'Kasse' });
  return { calls, sms };
};

describe.each(databases)('on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
  }, 60_000);
  afterAll(() => database.stop());
  beforeEach(() => store.withSystem(async (tx) => void (await tx.deleteFrom('message').execute())));

  describe('the dispatcher', () => {
    it('delivers a message once and then forgets its text and link', async () => {
      await queue('m1');
      const sent: string[] = [];
      const { deliver } = dispatcherWith({ email: (message) => Promise.resolve(void sent.push(message.text)) });
      await deliver();
      await deliver(3_600_000);
      expect(sent).toEqual(['https://x/1']);
      expect(await rows()).toMatchObject([{ text: '', html: null, links: [], code: null }]);
    });

    it('delivers each message once although two processes read the same queue', async () => {
      for (let index = 0; index < 20; index += 1) await queue(`m${index}`);
      const sent: string[] = [];
      const email: Deliver = (message) => Promise.resolve(void sent.push(message.id));
      await Promise.all([dispatcherWith({ email }).deliver(), dispatcherWith({ email }).deliver()]);
      expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `m${index}`).toSorted());
    });

    it('leaves messages of a channel without transport in the outbox', async () => {
      await queue('m1', 'sms', '+41790000001');
      const { deliver } = dispatcherWith({ email: () => Promise.reject(new Error('never called')) });
      await deliver();
      expect(await rows()).toMatchObject([{ attempts: 0, sent_at: null }]);
    });

    it('tries again later, not sooner, while the mail server is down, and then delivers once', async () => {
      await queue('m1');
      let isDown = true;
      let tries = 0;
      const { deliver } = dispatcherWith({
        email: () => {
          tries += 1;
          return isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve();
        },
      });
      await deliver();
      await deliver(waitAfter(1) - 1);
      expect(tries).toBe(1);
      isDown = false;
      await deliver(1);
      await deliver(86_400_000);
      expect(tries).toBe(2);
      expect((await rows())[0]?.sent_at).not.toBeNull();
    });

    it('does not retry a message that the other side refuses for good', async () => {
      await queue('m1');
      let tries = 0;
      const { deliver } = dispatcherWith({
        email: () => {
          tries += 1;
          return Promise.reject(new DeliveryRefused('no such mailbox'));
        },
      });
      await deliver();
      await deliver(86_400_000);
      expect(tries).toBe(1);
      expect(await rows()).toMatchObject([{ sent_at: null, next_attempt_at: null }]);
    });

    it.each([
      [true, { text: '', html: null, links: [], code: null }],
      [false, { text: 'https://x/1', links: ['https://x/1'] }],
    ])('with forget %s, a message that is given up after a day of tries has the content %o', async (forget, left) => {
      await queue('m1');
      const { deliver } = dispatcherWith({ email: () => Promise.reject(new Error('connect ECONNREFUSED')) }, forget);
      for (let hours = 0; hours < 27; hours += 1) await deliver(3_600_000);
      expect(await rows()).toMatchObject([{ text: 'https://x/1', attempts: 27 }]);
      await deliver(3_600_000);
      expect(await rows()).toMatchObject([{ sent_at: null, next_attempt_at: null, attempts: 28, ...left }]);
    });
  });

  describe('mail over SMTP', () => {
    it('a mail reaches a real mail server with text, HTML and a stable id', async () => {
      const { received, mail } = await serve(false);
      await queue('m1');
      await dispatcherWith({ email: mail }).deliver();
      expect(received).toHaveLength(1);
      expect(received[0]).toMatch(/^From: Portal <portal@kasse\.example>/m);
      expect(received[0]).toMatch(/^Message-ID: <m1@kasse\.example>/m);
      expect(received[0]).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(received[0]).toContain('multipart/alternative');
    });

    it('a mail brings its logo along, and has the fund’s name in its place if there is no such file', async () => {
      const { received, mail } = await serve(false);
      await queue('m1', 'email', 'anna@example.org', showing('logo.png'));
      await queue('m2', 'email', 'anna@example.org', showing('gone.png'));
      await dispatcherWith({ email: mail }).deliver();
      expect(received).toHaveLength(2);
      const [withLogo = '', without = ''] = received.map((each) => each.replaceAll('=\r\n', ''));
      expect(withLogo).toMatch(/^Content-Id: <logo\.png>/im);
      expect(withLogo).toMatch(/^Content-Disposition: inline/im);
      expect(withLogo).toContain(Buffer.from('PNG').toString('base64'));
      expect(without).toContain('<td>Kasse &amp; Co</td>');
      expect(without).not.toMatch(/cid:|Content-Id/i);
    });

    it('a mail is given up if the mail server knows no such mailbox', async () => {
      const { mail } = await serve(true);
      await queue('m1');
      await dispatcherWith({ email: mail }).deliver();
      expect(await rows()).toMatchObject([{ sent_at: null, next_attempt_at: null, last_error: 'DeliveryRefused' }]);
    });
  });

  describe('SMS through a gateway', () => {
    it('an SMS is posted with number, text, reference and bearer token', async () => {
      const { calls, sms } = await gateway(202);
      await queue('m1', 'sms', '+41790000001');
      await dispatcherWith({ sms }).deliver();
      expect(calls).toEqual([
        {
          authorization: 'Bearer secret',
          body: { from: 'Kasse', to: '+41790000001', text: 'https://x/1', reference: 'm1' },
        },
      ]);
      expect((await rows())[0]?.sent_at).not.toBeNull();
    });

    it.each([
      [302, 'never follows a redirect with its token, and tries again later', false],
      [503, 'tries again later when the gateway is overloaded', false],
      [422, 'gives up a number that the gateway refuses', true],
    ])('after %i from the SMS gateway: %s', async (status, _, isOver) => {
      const { calls, sms } = await gateway(status);
      await queue('m1', 'sms', '+41790000001');
      await dispatcherWith({ sms }).deliver();
      expect(calls).toHaveLength(1);
      const [row] = await rows();
      expect(row?.sent_at).toBeNull();
      expect(row?.next_attempt_at === null).toBe(isOver);
    });
  });
});
