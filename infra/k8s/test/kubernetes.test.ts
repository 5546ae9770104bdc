import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { PUBLISHING_PORT } from '../../release/commands/commands.ts';
import { ROOT } from '../../lib/repository.ts';
import { SETTING_NAMES } from '../../lib/settings.ts';

const FOLDER = join(ROOT, 'infra', 'k8s');
const KINDS = {
  Deployment,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  PersistentVolumeClaim,
  Service,
};

interface Resource {
  apiVersion: string;
  kind: keyof typeof KINDS;
  metadata: { name: string };
}
type Pod = { metadata: { labels: object }; spec: { containers: Container[]; initContainers?: Container[] } };
interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  securityContext: object;
  env?: { name: string; value: string }[];
  envFrom?: { secretRef?: { name: string } }[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}

const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const { resources, images } = parse(read('kustomization.yaml')) as {
  resources: string[];
  images: { name: string }[];
};
const all = resources.flatMap((file) => (parse(read(file), { merge: true }) as { items: Resource[] }).items);
const named = <T>(kind: keyof typeof KINDS, name: string) =>
  all.find((resource) => resource.kind === kind && resource.metadata.name === name) as T;
const deployment = (name: string) =>
  named<{ spec: { replicas: number; strategy: object; template: Pod } }>('Deployment', name).spec;

/** Return keys that no schema has. Kubernetes ignores misspelt keys silently. */
function findUnknownKeys(resource: Resource): string[] {
  const asked = new Set<string>();
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, key) {
        if (typeof key === 'string') asked.add(`${path}.${key}`);
        return watched(Reflect.get(target, key), `${path}.${String(key)}`);
      },
    });
  };
  const model = new KINDS[resource.kind](resource);
  const { validate } = model;
  validate.call(watched(model, resource.kind));
  return pathsOf(resource, resource.kind).filter((path) => !asked.has(path));
}

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...pathsOf(inner, `${path}.${key}`),
  ]);
}

describe.each(all.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const))(
  '%s',
  (_name, resource) => {
    test('a Kubernetes resource matches its published schema, and has no unknown key', () => {
      const Model = KINDS[resource.kind];
      expect(Object.keys(KINDS)).toContain(resource.kind);
      expect(() => new Model(resource).validate()).not.toThrow();
      expect(new Model(resource).apiVersion).toBe(resource.apiVersion);
      expect(findUnknownKeys(resource)).toEqual([]);
    });
  },
);

test('the schema check finds a value of a wrong type and an unknown key', () => {
  const wrong = structuredClone(named<Resource>('Deployment', 'api'));
  Object.assign(wrong, { spec: { ...deployment('api'), replicas: 'three' } });
  expect(() => new Deployment(wrong as object).validate()).toThrow('replicas must be integer');
  Object.assign(wrong, { spec: { ...deployment('api'), replica: 3 } });
  expect(findUnknownKeys(wrong)).toEqual(['Deployment.spec.replica']);
});

test.each(['api', 'gateway'])(
  'Kubernetes updates %s without a gap, and keeps it available while a node drains',
  (name) => {
    const { replicas, strategy, template } = deployment(name);
    expect(strategy).toEqual({ rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } });
    const budget = named<{ spec: { minAvailable: number; selector: { matchLabels: object } } }>(
      'PodDisruptionBudget',
      name,
    );
    expect(budget.spec.minAvailable).toBeGreaterThan(0);
    expect(budget.spec.minAvailable).toBeLessThan(replicas);
    expect(budget.spec.selector.matchLabels).toEqual(template.metadata.labels);
    const service = named<{ spec: { selector: object } }>('Service', name);
    expect(service.spec.selector).toEqual(template.metadata.labels);
  },
);

test('containers run our images, with a read-only file system and no capabilities', () => {
  for (const name of ['api', 'gateway', 'publishing']) {
    const { containers, initContainers = [] } = deployment(name).template.spec;
    for (const { image, securityContext } of [...containers, ...initContainers]) {
      expect(images.map((known) => known.name)).toContain(image);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  }
});

test('the gateway accepts the public name and names from inside the cluster, and no other name', () => {
  const { data } = named<{ data: Record<string, string> }>('ConfigMap', 'pehchan');
  const [gateway] = deployment('gateway').template.spec.containers;
  const names = new RegExp(gateway?.env?.find(({ name }) => name === 'OWN_NAMES')?.value ?? '');
  for (const own of [new URL(data.PUBLIC_URL ?? '').host, 'gateway', '10.1.2.3:8080', '[fd00::1]:8080']) {
    expect(own).toMatch(names);
  }
  for (const other of ['evil.example', 'pehchan.example.evil.example', 'pehchanxexample', '']) {
    expect(other).not.toMatch(names);
  }
});

test('remote teams publish through the gateway into the volume that it serves', () => {
  const [publishing] = deployment('publishing').template.spec.containers;
  const [gateway] = deployment('gateway').template.spec.containers;
  expect(publishing?.command?.slice(1, 3)).toEqual(['infra/release/cli.ts', 'serve']);
  expect(publishing?.args).toContain(`--port=${PUBLISHING_PORT}`);
  expect(publishing?.ports).toEqual([{ name: 'http', containerPort: PUBLISHING_PORT }]);
  expect(gateway?.env).toContainEqual({
    name: 'PUBLISHING_UPSTREAM',
    value: `publishing:${PUBLISHING_PORT}`,
  });
  const site = publishing?.volumeMounts.find(({ name }) => name === 'site');
  expect(publishing?.args).toContain(`--site=${site?.mountPath}`);
  expect(gateway?.volumeMounts).toContainEqual({ ...site, readOnly: true });
});

test('the API listens on the port of its image, and reads every setting of the ConfigMap', () => {
  const dockerfile = readFileSync(join(ROOT, 'infra', 'docker', 'api.Dockerfile'), 'utf8');
  const ports = deployment('api').template.spec.containers[0]?.ports ?? [];
  expect(dockerfile).toContain(`EXPOSE ${ports.map(({ containerPort }) => containerPort).join(' ')}`);
  const { data } = named<{ data: Record<string, string> }>('ConfigMap', 'pehchan');
  expect(Object.keys(data).filter((key) => ![...SETTING_NAMES, 'API_DRAIN'].includes(key))).toEqual([]);
});

test('the API receives no secret for migrations', () => {
  const { containers, initContainers = [] } = deployment('api').template.spec;
  const secretsOf = (some: Container[]) =>
    some.flatMap(({ envFrom = [] }) => envFrom.map(({ secretRef }) => secretRef?.name));
  expect(secretsOf(initContainers)).toContain('pehchan-migrate');
  expect(secretsOf(containers)).toContain('pehchan');
  expect(secretsOf(containers)).not.toContain('pehchan-migrate');
});

test('the network policies allow only named connections, and the publishing call only named networks', () => {
  type Policy = {
    spec: { podSelector: object; policyTypes: string[]; ingress?: unknown[]; egress: object[] };
  };
  const closed = named<Policy>('NetworkPolicy', 'closed').spec;
  expect(closed).toMatchObject({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  expect(closed.ingress).toBeUndefined();
  expect(closed.egress).toEqual([
    {
      ports: [
        { port: 53, protocol: 'UDP' },
        { port: 53, protocol: 'TCP' },
      ],
    },
  ]);
  for (const name of ['api', 'gateway', 'publishing']) {
    expect(named<Policy>('NetworkPolicy', name).spec.policyTypes).toContain('Egress');
  }
  const { metadata, spec } = named<{ metadata: { annotations: object }; spec: object }>(
    'Ingress',
    'publishing',
  );
  expect(JSON.stringify(spec)).toContain('"path":"/publishing"');
  expect(metadata.annotations).toHaveProperty(['nginx.ingress.kubernetes.io/whitelist-source-range']);
});

test('no ingress logs URLs, which contain emails and searched names', () => {
  const ingresses = all.filter(({ kind }) => kind === 'Ingress');
  expect(ingresses).toHaveLength(2);
  for (const { metadata } of ingresses) {
    expect(metadata).toHaveProperty(
      ['annotations', 'nginx.ingress.kubernetes.io/enable-access-log'],
      'false',
    );
  }
});

const hasKubectl = (await execa('kubectl', ['kustomize', '--help'], { reject: false })).exitCode === 0;
test('kubectl kustomize renders every resource, and each matches its schema', async ({ skip }) => {
  skip(!hasKubectl, 'kubectl is not installed: the files are held to their schemas one by one.');
  const { stdout } = await execa('kubectl', ['kustomize', FOLDER]);
  const rendered = parseAllDocuments(stdout).map((document) => document.toJS() as Resource);
  expect(rendered).toHaveLength(all.length);
  for (const resource of rendered) expect(() => new KINDS[resource.kind](resource).validate()).not.toThrow();
});
