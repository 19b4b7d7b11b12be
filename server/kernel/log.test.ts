import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const linesOf = (use: (log: ReturnType<typeof createLog>) => void): string[] => {
  const lines: string[] = [];
  use(createLog({ level: 'info', sink: { write: (line) => void lines.push(line) } }));
  return lines;
};

describe('the log', () => {
  it('writes one JSON line per event, with time, level and name', () => {
    const [line = ''] = linesOf((log) => log.event('authn_login_success', { tenant: 'bergahorn', requestId: 'r1' }));
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      app: 'pilaster',
      event: 'authn_login_success',
      tenant: 'bergahorn',
      requestId: 'r1',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
  });

  it('logs refusals as warnings', () => {
    const [line = ''] = linesOf((log) => log.event('authn_login_fail'));
    expect(JSON.parse(line)).toMatchObject({ level: 'warn' });
  });

  it('never repeats an address, social security number, phone number or token from an error', () => {
    const [line = ''] = linesOf((log) =>
      log.error(
        'mail_delivery_fail',
        new Error(
          'Recipient anna.muster@example.org refused, 756.0000.0000.19, +41 79 000 00 01, /link/Zm9vYmFyYmF6cXV4Zm9vYmFy',
        ),
        { to: 'anna.muster@example.org', code: '123456' },
      ),
    );
    expect(line).toContain('refused');
    for (const secret of ['anna', '756.0000', '79 000', 'Zm9vYmFy', '123456']) expect(line).not.toContain(secret);
  });
});
