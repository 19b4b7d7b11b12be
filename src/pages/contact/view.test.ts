import { describe, expect, it } from 'vitest';
import { contactView, threadsView } from './view.ts';

describe('The contact details', () => {
  it.each([
    ['Pensionskasse Muster', null],
    ['8099 Ahornwil', null],
    ['8099', null],
    ['+41 44 000 00 10', 'tel:+41440000010'],
    ['044 000 00 10', 'tel:0440000010'],
    ['info@muster.example', 'mailto:info@muster.example'],
    ['https://muster.example', 'https://muster.example'],
    ['https://muster.example/kontakt?a=1', 'https://muster.example/kontakt?a=1'],
    ['https://muster.example@evil.example', null],
    ['http://muster.example', null],
    ['javascript:alert(1)', null],
    ['8 bis 12 Uhr', null],
  ])('show “%s” with the link %s', (text, href) => {
    expect(contactView({ line: text })).toEqual([{ text, href, isWebsite: href?.startsWith('https') === true }]);
  });

  it('keep the provider’s order and leave out what is blank or missing', () => {
    const lines = contactView({ b: 'Zweite', empty: null, a: ' Dritte ', blank: '  ' });
    expect(lines.map(({ text }) => text)).toEqual(['Zweite', 'Dritte']);
  });
});

describe('The threads', () => {
  const thread = {
    id: '1',
    subject: 'Frage',
    state: 'answered',
    unread: true,
    messages: [
      { author: 'member', text: ' Guten Tag ', sentAt: new Date('2026-06-30T22:30:00Z') },
      { author: 'fund', text: '', sentAt: null },
    ],
  } as const;

  it('show days and times in Switzerland, and nothing where something is unknown or hidden', () => {
    expect(threadsView([{ ...thread, messages: [...thread.messages] }])).toEqual([
      {
        id: '1',
        subject: 'Frage',
        isAnswered: true,
        isUnread: true,
        newest: null,
        day: null,
        messages: [
          {
            isFund: false,
            text: 'Guten Tag',
            sentAt: '01.07.2026, 00:30',
            machineTime: '2026-06-30T22:30:00.000Z',
          },
          { isFund: true, text: null, sentAt: null, machineTime: undefined },
        ],
      },
    ]);
  });

  it('are omitted if they have no messages', () => {
    expect(threadsView([{ ...thread, messages: [] }])).toEqual([]);
  });
});
