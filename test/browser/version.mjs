import {execFileSync} from 'node:child_process';

/** The version of a browser's executable, which prints it as in `Mozilla Firefox 140.12.0esr`. */
export function versionOf(executablePath, env = {}) {
  const said = execFileSync(executablePath, ['--version'], {encoding: 'utf8', env: {...process.env, ...env}});
  const [version] = /\d[\d.]*/.exec(said) ?? [];
  if (!version) throw new Error(`${executablePath} tells no version, but: ${said}`);
  return version;
}
