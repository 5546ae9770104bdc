import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/index.ts';
import { type Part, part, type Side, type Surface } from './surface.ts';

export interface KitSources {
  readonly folder: string;
  /** The file of each entry, by the name behind `@pehchan/kit/`. */
  readonly entries: ReadonlyMap<string, string>;
  /** The file with the sentences by their keys, in `en`. */
  readonly sentences: string;
  readonly options: ts.CompilerOptions;
}

/** Not shared at run time: bundled into an application, or part of the site's style sheets. */
const NOT_SHARED = new Set(['./dev', './testing', './theme/palette']);
/** A type within more types is written as `…`. */
const MOST_DEPTH = 4;
/** Longer unions are the keys of a table. `sentences` and the API's version have those. */
const MOST_VALUES = 20;
/** What a component returns. Its type is React's. */
const ELEMENT = /^(React)?Element\b/;
const NAMED =
  ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.TypeParameter;

export function kitSources(): KitSources {
  const folder = join(ROOT, 'shell', 'kit');
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const shared = Object.entries(exports).filter(
    ([name, file]) => !NOT_SHARED.has(name) && /\.tsx?$/.test(file),
  );
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.web.json'), (name) => ts.sys.readFile(name)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  return {
    folder,
    entries: new Map(shared.map(([name, file]) => [name.replace(/^\.\/?/, ''), join(folder, file)])),
    sentences: join(folder, 'i18n', 'en.ts'),
    options: { ...options, incremental: false, tsBuildInfoFile: undefined },
  };
}

/**
 * Return the kit's exports, by `entry/name`, with the props or parameters that each takes and the fields that
 * it gives. The types of other packages have only their names: the contract's belong to the API's version.
 */
export function kitSurface({ folder, entries, sentences, options }: KitSources): Surface {
  const ambient = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const roots = [...entries.values(), sentences, ...ambient.map((name) => join(folder, name))];
  const program = ts.createProgram(roots, options);
  const checker = program.getTypeChecker();
  const named = [...entries].flatMap(([entry, file]) =>
    exportsOf(file).map(([name, symbol]) => [entry ? `${entry}/${name}` : name, symbol] as const),
  );
  const exported = new Set(named.map(([, symbol]) => symbol));
  return new Map([
    ...named.map(([name, symbol]) => [name, exportParts(symbol)] as const),
    ['sentences', sentenceParts()],
  ]);

  function exportsOf(file: string): [string, ts.Symbol][] {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
      symbol.name,
      originOf(symbol),
    ]);
  }

  function originOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function sentenceParts(): Part[] {
    const table = exportsOf(sentences).find(([name]) => name === 'en')?.[1];
    return (table ? checker.getTypeOfSymbol(table).getProperties() : []).map((sentence) => {
      const type = checker.getTypeOfSymbol(sentence);
      const holes = type.isStringLiteral() ? type.value.match(/\{\w+\}/g) : [];
      return part('<', sentence.name, [...new Set(holes)].sort().join(''));
    });
  }

  function exportParts(symbol: ts.Symbol): Part[] {
    if (!isOwn(symbol)) return [part('=', 'from', 'another_package')];
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const isType = alias ?? symbol.declarations?.some(ts.isInterfaceDeclaration);
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    return [
      ...(symbol.flags & ts.SymbolFlags.Value ? valueParts(checker.getTypeOfSymbol(symbol)) : []),
      ...(isType ? partsOf(declared, '=', '', alias ? textOf(declared, 0, alias.type) : '{}') : []),
    ];
  }

  function valueParts(type: ts.Type): Part[] {
    const call = type.getConstructSignatures()[0] ?? (nameOf(type) ? undefined : type.getCallSignatures()[0]);
    if (!call) return partsOf(type, '<', '', textOf(type));
    const parameters = call.getParameters().flatMap((parameter, index) => {
      const fields = fieldsOf(checker.getTypeOfSymbol(parameter), '>', index === 0 ? '' : `${index + 1}.`);
      const parts = fields ?? [fieldPart(parameter, '>', String(index + 1))];
      return parts.map((one) => ({ ...one, isOptional: one.isOptional || isOptional(parameter) }));
    });
    const result = textOf(call.getReturnType());
    return [...parameters, ...(ELEMENT.test(result) ? [] : partsOf(call.getReturnType(), '<', '', result))];
  }

  function partsOf(type: ts.Type, side: Side, at: string, text: string): Part[] {
    return fieldsOf(type, side, at) ?? [part(side, `${at}*`, text)];
  }

  /** Return the parts of an object without an exported name. Inherited fields of a library are one part. */
  function fieldsOf(type: ts.Type, side: Side, at: string): Part[] | undefined {
    const own = type.getProperties().filter(isPublic);
    const isWhole =
      own.length === 0 || !isObject(type) || type.getCallSignatures().length > 0 || isList(type);
    if (isWhole || (side !== '=' && nameOf(type))) return undefined;
    const inherits = type.getProperties().some((field) => isDeclaredIn(field, 'node_modules'));
    return [
      ...own.map((field) => fieldPart(field, side, at + field.name)),
      ...(inherits ? [part(side, `${at}…`, '', true)] : []),
    ];
  }

  function fieldPart(symbol: ts.Symbol, side: Side, path: string): Part {
    return part(side, path, symbolText(symbol, 0), isOptional(symbol));
  }

  /** Return the type of a field or a parameter, with the names that its declaration uses. */
  function symbolText(symbol: ts.Symbol, depth: number): string {
    const type = checker.getTypeOfSymbol(symbol);
    const { type: node } = (symbol.valueDeclaration ?? {}) as { type?: ts.TypeNode };
    const written = node && checker.getTypeFromTypeNode(node);
    // A field of a generic or mapped type differs from its declaration.
    const isSame = written && checker.getNonNullableType(written) === checker.getNonNullableType(type);
    return isSame ? textOf(written, depth, node) : textOf(type, depth);
  }

  function textOf(type: ts.Type, depth = 0, node?: ts.TypeNode): string {
    const inner = (other: ts.Type) => textOf(other, depth + 1);
    const at = (other: ts.TypeNode) => textOf(checker.getTypeFromTypeNode(other), depth + 1, other);
    if (node && ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const origin = symbol && originOf(symbol);
      const name = publicName(origin);
      if (name) return name + listOf(node.typeArguments?.map(at));
      const alias = origin?.declarations?.find(ts.isTypeAliasDeclaration);
      if (alias && !alias.typeParameters) return textOf(type, depth, alias.type);
    }
    if (node && ts.isUnionTypeNode(node)) return unionOf(node.types.map(at));
    if (node && ts.isArrayTypeNode(node)) return arrayOf(at(node.elementType));
    if (node && (ts.isMappedTypeNode(node) || ts.isTypeQueryNode(node))) return node.getText();
    const name = node && !ts.isTypeReferenceNode(node) ? undefined : nameOf(type, depth);
    return name ?? structureOf(type, depth, inner);
  }

  function nameOf(type: ts.Type, depth = 0): string | undefined {
    const name = isList(type) ? undefined : publicName(type.aliasSymbol ?? type.symbol);
    const values = type.aliasSymbol ? type.aliasTypeArguments : argumentsOf(type);
    return name && name + listOf(values?.map((one) => textOf(one, depth + 1)));
  }

  function publicName(symbol: ts.Symbol | undefined): string | undefined {
    if (!symbol || !(symbol.flags & NAMED)) return undefined;
    return exported.has(symbol) || !isOwn(symbol) ? symbol.name : undefined;
  }

  function structureOf(type: ts.Type, depth: number, inner: (type: ts.Type) => string): string {
    if (depth > MOST_DEPTH) return '…';
    if (isList(type)) return arrayOf(unionOf(argumentsOf(type).map(inner)));
    if (type.isUnion()) return type.types.length > MOST_VALUES ? 'string' : unionOf(type.types.map(inner));
    // Such as the picture of an icon.
    if (type.isStringLiteral() && type.value.includes(' ')) return 'string';
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const { objectType, indexType } = type as ts.IndexedAccessType;
      return `${inner(objectType)}[${inner(indexType)}]`;
    }
    if (!isObject(type)) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    const mark = (symbol: ts.Symbol) => (isOptional(symbol) ? '?' : '');
    const call = type.getCallSignatures()[0];
    if (call) {
      const parameters = call.getParameters().map((one) => mark(one) + symbolText(one, depth + 1));
      return `(${parameters.join()})=>${inner(call.getReturnType())}`;
    }
    const fields = type.getProperties().filter(isPublic);
    return `{${fields
      .map((one) => `${one.name}${mark(one)}:${symbolText(one, depth + 1)}`)
      .sort()
      .join()}}`;
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    return isObject(type) && 'target' in type ? checker.getTypeArguments(type as ts.TypeReference) : [];
  }

  function isList(type: ts.Type): boolean {
    return checker.isArrayType(type) || checker.isTupleType(type);
  }

  function isOwn(symbol: ts.Symbol): boolean {
    return isDeclaredIn(symbol, folder);
  }

  function isPublic(symbol: ts.Symbol): boolean {
    const at = symbol.valueDeclaration;
    const hidden = at && ts.getCombinedModifierFlags(at) & ts.ModifierFlags.NonPublicAccessibilityModifier;
    return isOwn(symbol) && !hidden;
  }
}

const isDeclaredIn = ({ declarations = [] }: ts.Symbol, folder: string) =>
  declarations.some((at) => at.getSourceFile().fileName.includes(`${folder}/`));

const isObject = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

const isOptional = ({ flags, valueDeclaration: at }: ts.Symbol) =>
  (flags & ts.SymbolFlags.Optional) !== 0 ||
  Boolean(at && ts.isParameter(at) && (at.questionToken ?? at.initializer ?? at.dotDotDotToken));

const listOf = (texts: readonly string[] = []) => (texts.length > 0 ? `<${texts.join()}>` : '');

const arrayOf = (text: string) => (/\||=>/.test(text) ? `(${text})[]` : `${text}[]`);

function unionOf(texts: readonly string[]): string {
  const members = new Set(texts);
  if (members.delete('false') && members.delete('true')) members.add('boolean');
  return [...members]
    .map((text) => (text.includes('=>') ? `(${text})` : text))
    .sort()
    .join('|');
}
