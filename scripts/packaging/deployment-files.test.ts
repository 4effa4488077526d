import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version, engines } = JSON.parse(read('package.json')) as { version: string; engines: object };

const isPinned = (image: string) => /^[^:]+:\d[\w.-]*$/u.test(image);

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const all = (instruction: string) =>
    lines
      .filter((line) => line.startsWith(`${instruction} `))
      .map((line) => line.slice(instruction.length + 1));
  const stages = all('FROM').map((line) => line.split(' AS '));

  test('builds on images of a fixed major version', () => {
    expect(stages.map(([image = '']) => isPinned(image))).toEqual([true, true, true]);
    expect(engines).toEqual({ node: '>=20.19' });
  });

  test('copies from stages that exist, and only the installed package into the image', () => {
    const copies = all('COPY');
    expect(copies.at(-1)).toBe('--from=install /opt/portal /opt/portal');
    const names = stages.map(([, name]) => name);
    const sources = copies.flatMap((line) => /^--from=(\S+)/u.exec(line)?.[1] ?? []);
    expect(sources.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('does not send what npm installs, data or secrets to the engine', () => {
    for (const line of ['.git', '**/node_modules', 'data', '*.env'])
      expect(read('.dockerignore').split('\n')).toContain(line);
  });

  test('makes the folders of data and backups for that user alone', () => {
    const made = all('RUN').find((line) => line.startsWith('install '));
    expect(made).toBe('install --directory --owner=node --group=node --mode=700 /data /backups');
  });

  test('runs as a user without rights, on one volume, with a health check', () => {
    expect(all('USER')).toEqual(['node']);
    expect(all('VOLUME')).toEqual(['/data']);
    expect(all('ENV').join(' ')).toContain('DATA_DIR=/data');
    expect(all('HEALTHCHECK').join(' ')).toContain('/healthz');
    expect([all('ENTRYPOINT'), all('CMD')]).toEqual([['["festival-lineup-portal"]'], ['["serve"]']]);
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly image: string;
    readonly read_only?: boolean;
    readonly cap_drop?: readonly string[];
    readonly security_opt?: readonly string[];
    readonly ports?: readonly string[];
    readonly volumes: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
  }
  const { services, volumes } = parse(read('compose.yaml')) as {
    readonly services: Record<'portal' | 'proxy', Service>;
    readonly volumes: object;
  };

  test('runs this version, and no image without a version', () => {
    expect(services.portal.image).toBe(`festival-lineup-portal:${version}`);
    expect(Object.values(services).map(({ image }) => isPinned(image))).toEqual([true, true]);
  });

  test('gives no service more than it needs', () => {
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
    expect(services.portal.ports).toBeUndefined();
  });

  test('mounts volumes that it declares and files that exist', () => {
    const sources = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    const missing = sources.filter((source) =>
      source.startsWith('.') ? !existsSync(join(root, source)) : !Object.hasOwn(volumes, source),
    );
    expect(missing).toEqual([]);
    expect(read('packaging/Caddyfile')).toContain('reverse_proxy portal:3000');
  });

  test('has a backup a day, in a volume of its own', () => {
    const { environment, volumes: mounted } = services.portal;
    expect(environment['BACKUP_DIR']).toBe('${BACKUP_DIR-/backups}');
    expect(mounted).toEqual(['portal-data:/data', 'portal-backups:/backups']);
  });
});

describe('the systemd unit', () => {
  const lines = read('packaging/festival-lineup-portal.service').split('\n');

  test.each([
    'User=lineup',
    'ExecStart=/usr/bin/env festival-lineup-portal serve',
    'StateDirectory=festival-lineup-portal festival-lineup-portal-backups',
    'UMask=0077',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
    'Restart=on-failure',
  ])('has %s', (line) => {
    expect(lines).toContain(line);
  });

  test('keeps its data in the folder that it may write', () => {
    const environment = lines.find((line) => line.startsWith('Environment='));
    expect(environment?.split(' ')).toContain('DATA_DIR=/var/lib/festival-lineup-portal');
  });

  test('has a backup a day in another folder that it may write, unless the settings name one', () => {
    const backups = lines.indexOf('Environment=BACKUP_DIR=/var/lib/festival-lineup-portal-backups');
    expect(backups).toBeGreaterThan(0);
    expect(lines.findIndex((line) => line.startsWith('EnvironmentFile='))).toBeGreaterThan(backups);
  });
});
