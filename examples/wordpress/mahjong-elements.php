<?php
/**
 * Plugin Name: Mahjong Elements
 * Description: Mahjong hands in posts: shown, scored and explained. A block with a preview, and a shortcode.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Attributes that a post may set: what scores a hand, and how it looks. Others are dropped. */
const MAHJONG_ELEMENTS_ATTRIBUTES = array(
	'rules', 'options', 'notation', 'by', 'from', 'seat', 'round', 'dealer', 'counters', 'flags', 'wild', 'flowers', 'gari',
	'indicators', 'ura-indicators', 'others-east', 'others-south', 'others-west', 'others-north', 'liable', 'passed-total',
	'passed-tiles', 'river', 'expect', 'views', 'view', 'names', 'reading', 'cite', 'lang', 'theme', 'tile-theme', 'concealed-kong',
	'index', 'size',
);

/** Attributes that are on or off: in a shortcode their name alone turns them on. */
const MAHJONG_ELEMENTS_SWITCHES = array( 'index', 'cite' );

/**
 * The tag of a hand. Everything that the author wrote is escaped, so it never becomes markup.
 *
 * @param array<string, mixed> $given what the author wrote, by name
 * @param string               $hand  the notation
 * @return string
 */
function mahjong_elements_tag( $given, $hand ) {
	$tag  = ! empty( $given['rules'] ) ? 'mj-example' : 'mj-tiles';
	$html = '<' . $tag;
	// WordPress numbers the words of a shortcode that have no value.
	foreach ( $given as $key => $word ) {
		if ( is_int( $key ) && in_array( $word, MAHJONG_ELEMENTS_SWITCHES, true ) ) {
			$given[ $word ] = true;
		}
	}
	foreach ( MAHJONG_ELEMENTS_ATTRIBUTES as $name ) {
		if ( isset( $given[ $name ] ) && true === $given[ $name ] ) {
			$html .= ' ' . $name . '=""';
		} elseif ( isset( $given[ $name ] ) && '' !== $given[ $name ] ) {
			$html .= ' ' . $name . '="' . mahjong_elements_escape( $given[ $name ] ) . '"';
		}
	}
	// A browser that translates the page would translate notation in kanji.
	return $html . ' translate="no">' . mahjong_elements_escape( trim( $hand ) ) . '</' . $tag . '>';
}

/**
 * Text in HTML, as the command `mj render` escapes it.
 *
 * @param mixed $text a text
 * @return string
 */
function mahjong_elements_escape( $text ) {
	return str_replace(
		array( '&', '<', '>', '"', "'" ),
		array( '&amp;', '&lt;', '&gt;', '&quot;', '&#39;' ),
		(string) $text
	);
}

/**
 * The shortcode [mj rules=mcr by=discard]…[/mj].
 *
 * @param array<string, string>|string $given   attributes; an empty string without any
 * @param string|null                  $content the text inside
 * @return string
 */
function mahjong_elements_shortcode( $given, $content = '' ) {
	wp_enqueue_style( 'mahjong-elements' );
	// WordPress may have turned quotes and line ends into markup.
	$text = html_entity_decode( wp_strip_all_tags( (string) $content ), ENT_QUOTES, 'UTF-8' );
	return mahjong_elements_tag( is_array( $given ) ? $given : array(), $text );
}

/**
 * The block: what a post stores is attributes alone, so the tag is made anew for each reader.
 *
 * @param array<string, mixed> $attributes of the block
 * @return string
 */
function mahjong_elements_block( $attributes ) {
	$hand = isset( $attributes['hand'] ) ? $attributes['hand'] : '';
	return '<div ' . get_block_wrapper_attributes() . '>' . mahjong_elements_tag( $attributes, $hand ) . '</div>';
}

/**
 * The script is a module, which WordPress before 6.5 cannot say. Scripts in the page that other plugins add before or
 * behind it stay as they are.
 *
 * @param string $tag    the tag of a script, and of what is added to it
 * @param string $handle its name
 * @return string
 */
function mahjong_elements_module( $tag, $handle ) {
	if ( 'mahjong-elements' !== $handle ) {
		return $tag;
	}
	return preg_replace_callback(
		'/<script(\s[^>]*\bsrc=[^>]*)>/i',
		function ( $found ) {
			return '<script type="module"' . preg_replace( '/\stype=([\'"])[^\'"]*\1/i', '', $found[1] ) . '>';
		},
		$tag
	);
}

if ( function_exists( 'add_action' ) ) {
	add_action(
		'init',
		function () {
			$version = '0.1.0';
			wp_register_style( 'mahjong-elements', plugins_url( 'mahjong/prestyle.css', __FILE__ ), array(), $version );
			// No version: modules that it fetches must not load it again under another address.
			wp_register_script( 'mahjong-elements', plugins_url( 'mahjong/cdn/mahjong.js', __FILE__ ), array(), null, true );
			wp_register_script(
				'mahjong-elements-block',
				plugins_url( 'block.js', __FILE__ ),
				array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
				$version,
				true
			);
			register_block_type( __DIR__, array( 'render_callback' => 'mahjong_elements_block' ) );
			add_shortcode( 'mj', 'mahjong_elements_shortcode' );
		}
	);
	add_filter( 'script_loader_tag', 'mahjong_elements_module', 10, 2 );
	// For readers, and in the frame in which the editor shows blocks.
	add_action(
		'enqueue_block_assets',
		function () {
			wp_enqueue_style( 'mahjong-elements' );
			wp_enqueue_script( 'mahjong-elements' );
		}
	);
}
