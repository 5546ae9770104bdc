import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/index.ts';
import { type Part, part, type Side, type Surface } from './surface.ts';
import { isDeclaredIn, isObject, isOptional, originOf, TypeText } from './type-text.ts';

export interface KitSources {
  readonly folder: string;
  /** The file of each kit module, by its name after `@pehchan/kit/`. */
  readonly entries: ReadonlyMap<string, string>;
  /** The file with the kit's sentences in English, by their keys. */
  readonly sentences: string;
  readonly options: ts.CompilerOptions;
}

/** Modules of the kit that remotes do not share: each application or style sheet has its own copy. */
const NOT_SHARED = new Set(['./dev', './testing', './theme/palette']);
const ELEMENT = /^(React)?Element\b/;

export function kitSources(): KitSources {
  const folder = join(ROOT, 'shell', 'kit');
  const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  const { exports = {} } = readJson(join(folder, 'package.json'));
  const shared = Object.entries(exports as Record<string, string>).filter(
    ([name, file]) => !NOT_SHARED.has(name) && /\.tsx?$/.test(file),
  );
  const config = { ...readJson(join(ROOT, 'tsconfig.web.json')), include: [], files: [] };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return {
    folder,
    entries: new Map(shared.map(([name, file]) => [name.replace(/^\.\/?/, ''), join(folder, file)])),
    sentences: join(folder, 'i18n', 'en.ts'),
    options: { ...options, incremental: false, tsBuildInfoFile: undefined },
  };
}

/** Return the exports of a kit, by `entry/name`, with the props, parameters or fields of each. */
export function kitSurface({ folder, entries, sentences, options }: KitSources): Surface {
  const ambient = globSync(join(folder, '*.d.ts'));
  const program = ts.createProgram([...entries.values(), sentences, ...ambient], options);
  const checker = program.getTypeChecker();
  const named = [...entries].flatMap(([entry, file]) =>
    exportsOf(file).map((symbol) => {
      return [entry ? `${entry}/${symbol.name}` : symbol.name, originOf(symbol, checker)] as const;
    }),
  );
  const text = new TypeText(checker, folder, new Set(named.map(([, symbol]) => symbol)));
  return new Map([
    ...named.map(([name, symbol]) => [name, exportParts(symbol)] as const),
    ['sentences', sentenceParts()],
  ]);

  function exportsOf(file: string): ts.Symbol[] {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  }

  function sentenceParts(): Part[] {
    const table = exportsOf(sentences).find(({ name }) => name === 'en');
    return (table ? checker.getTypeOfSymbol(table).getProperties() : []).map((sentence) => {
      const type = checker.getTypeOfSymbol(sentence);
      const holes = type.isStringLiteral() ? type.value.match(/\{\w+\}/g) : [];
      return part('<', sentence.name, [...new Set(holes)].sort().join(''));
    });
  }

  function exportParts(symbol: ts.Symbol): Part[] {
    if (!text.isOwn(symbol)) return [part('=', 'from', 'another_package')];
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const isType = alias ?? symbol.declarations?.some(ts.isInterfaceDeclaration);
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    return [
      ...(symbol.flags & ts.SymbolFlags.Value ? valueParts(checker.getTypeOfSymbol(symbol)) : []),
      ...(isType ? partsOf(declared, '=', alias ? text.of(declared, 0, alias.type) : '{}') : []),
    ];
  }

  function valueParts(type: ts.Type): Part[] {
    const isContext = text.nameOf(type) !== undefined;
    const call = type.getConstructSignatures()[0] ?? (isContext ? undefined : type.getCallSignatures()[0]);
    if (!call) return partsOf(type, '<');
    const parameters = call.getParameters().flatMap((parameter, index) => {
      const place = index === 0 ? '' : `${index + 1}.`;
      const fields = fieldParts(checker.getTypeOfSymbol(parameter), '>', place);
      const parts = fields ?? [symbolPart(parameter, '>', String(index + 1))];
      return parts.map((one) => ({ ...one, isOptional: one.isOptional || isOptional(parameter) }));
    });
    const result = call.getReturnType();
    return [...parameters, ...(ELEMENT.test(text.of(result)) ? [] : partsOf(result, '<'))];
  }

  function partsOf(type: ts.Type, side: Side, whole = text.of(type)): Part[] {
    return fieldParts(type, side, '') ?? [part(side, '*', whole)];
  }

  /** Return the fields of a type that the kit does not name. One entry `…` is for all fields of libraries. */
  function fieldParts(type: ts.Type, side: Side, at: string): Part[] | undefined {
    const own = text.fieldsOf(type);
    const isWhole = own.length === 0 || !isObject(type) || type.getCallSignatures().length > 0;
    if (isWhole || text.isList(type) || (side !== '=' && text.nameOf(type))) return undefined;
    const inherits = type.getProperties().some((field) => isDeclaredIn(field, 'node_modules'));
    return [
      ...own.map((field) => symbolPart(field, side, at + field.name)),
      ...(inherits ? [part(side, `${at}…`, '', true)] : []),
    ];
  }

  function symbolPart(symbol: ts.Symbol, side: Side, path: string): Part {
    return part(side, path, text.ofSymbol(symbol), isOptional(symbol));
  }
}
