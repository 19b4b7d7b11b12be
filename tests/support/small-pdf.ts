/** A PDF with a few pages, each saying its number; encrypted with a password nobody knows, if `locked`. */
export const smallPdf = ({ pages = 1, locked = false } = {}): Uint8Array<ArrayBuffer> => {
  const kids = Array.from({ length: pages }, (_, index) => 4 + 2 * index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...kids.flatMap((id, index) => {
      const content = `BT /F1 36 Tf 60 700 Td (Blatt ${index + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${id + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
    ...(locked ? [`<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`] : []),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = locked ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
};
