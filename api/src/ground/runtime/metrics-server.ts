import { createServer, type Server } from 'node:http';
import { logger } from './logger.ts';
import { registry } from './metrics.ts';

/** Serve `/metrics` on a separate port, which the gateway never forwards to: metrics are for the operator. */
export function serveMetrics(host: string, port: number): Server {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') return res.writeHead(404).end();
    try {
      const figures = await registry.metrics();
      res.writeHead(200, { 'Content-Type': registry.contentType }).end(figures);
    } catch (error) {
      logger.error({ err: error }, 'the metrics can’t be read');
      res.writeHead(500).end();
    }
  });
  server.on('error', (error) => logger.error({ err: error }, `no metrics on ${host}:${port}`));
  server.listen(port, host, () => logger.info({ metrics: server.address() }, 'metrics are served'));
  return server.unref();
}
