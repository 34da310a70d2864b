import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import {
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

/** What the proxy tells the shop as Host: the shop's own address, as nginx does unless told, or what the browser asked for. */
type PassedHost = 'of the shop' | 'of the browser';

export type HttpsProxy = {
  /** Where browsers find the shop. Without a slash at the end. */
  url: string;
  host: PassedHost;
  stop(): Promise<void>;
};

/** Stands before a shop as a merchant's own proxy does: ends https, names the visitor, hands everything on over http. */
export async function startHttpsProxy(
  shopPort: number,
  certificate: Pick<Certificate, 'cert' | 'key'>,
): Promise<HttpsProxy> {
  const server = createServer(certificate, (from, to) => handOn(from, to));
  // As nginx has it. Node closes after 5 s, just when a page that was read asks again: a browser gives up after a few such sockets.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  if (address === null || typeof address !== 'object') throw new Error('The proxy has no port.');
  const proxy: HttpsProxy = {
    url: `https://localhost:${address.port}`,
    host: 'of the shop',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function handOn(from: IncomingMessage, to: ServerResponse): void {
    const { host, ...headers } = from.headers;
    const onward = request({
      host: 'localhost',
      port: shopPort,
      method: from.method,
      path: from.url,
      headers: {
        ...headers,
        host: proxy.host === 'of the shop' ? `localhost:${shopPort}` : host,
        'x-forwarded-for': from.socket.remoteAddress,
        'x-forwarded-proto': 'https',
      },
    });
    onward.on('response', (answer) => {
      // These two are of the connection between proxy and shop (RFC 9110, 7.6.1).
      const { connection: _, 'keep-alive': __, ...told } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, told);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    onward.on('error', () => (to.headersSent ? to.destroy() : to.writeHead(502).end()));
    // Who has left asks for nothing any more.
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  }

  return proxy;
}

const DAY = 86_400_000;

export type Certificate = {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
  /** SHA-256 of its public key in base64, by which Chromium is told to trust it. */
  fingerprint: string;
};

/** The one that all browsers of this run trust. */
export const certificateOfRun = (): Certificate => JSON.parse(process.env.E2E_CERTIFICATE ?? '{}');

/** Signed by itself, for this run alone. */
export async function createCertificate(): Promise<Certificate> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const cert = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=localhost',
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + DAY),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new SubjectAlternativeNameExtension([{ type: 'dns', value: 'localhost' }]),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const fingerprint = createHash('sha256').update(Buffer.from(cert.publicKey.rawData)).digest('base64');
  return {
    fingerprint,
    cert: cert.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`,
  };
}
