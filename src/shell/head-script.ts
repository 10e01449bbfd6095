/**
 * Runs in the head before the first paint: says on <html> whether somebody is signed in and which theme was chosen, so
 * that the same cached page never flashes the wrong one. A malformed stored user is discarded here. Where the browser
 * forbids storage, reading it throws: memory stands in for it until the page is left.
 */
export const headScript = `(function(d){
["localStorage","sessionStorage"].forEach(function(n){try{window[n].getItem(n)}catch(e){
var m=Object.create(null);Object.defineProperty(window,n,{configurable:true,value:{
getItem:function(k){return k in m?m[k]:null},setItem:function(k,v){m[k]=String(v)},
removeItem:function(k){delete m[k]},clear:function(){m=Object.create(null)}}})}});
try{
var s=localStorage,u=s.getItem("user"),t=s.getItem("theme"),k=false;
if(u){try{var p=JSON.parse(u);k=!!(p&&p.user_id&&p.email&&Array.isArray(p.roles))}catch(e){}if(!k)s.removeItem("user")}
d.dataset.session=k?"in":"out";
if(t==="light"||t==="dark")d.dataset.theme=t
}catch(e){d.dataset.session="out"}})(document.documentElement)`
